# SPDX-License-Identifier: MIT
# Neither threads nor a table change a count.
checkers perft 9 >plain
checkers perft 9 --threads 2 | cmp - plain
checkers perft 9 --hash 8 | cmp - plain
checkers perft 9 --hash 8 --threads 3 | cmp - plain
