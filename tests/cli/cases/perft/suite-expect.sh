# SPDX-License-Identifier: MIT
# And counts of its own.
checkers perft --suite --expect 7
