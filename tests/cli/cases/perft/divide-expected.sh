# SPDX-License-Identifier: MIT
# The total is what is expected.
checkers perft 3 --divide --expect 302
