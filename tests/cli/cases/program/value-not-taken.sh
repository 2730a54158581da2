# SPDX-License-Identifier: MIT
# A value for an option that takes none.
checkers perft 3 --divide=yes
