# SPDX-License-Identifier: MIT
# A board of 10 x 10.
checkers perft 5 --size 10
