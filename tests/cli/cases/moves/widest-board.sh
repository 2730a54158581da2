# SPDX-License-Identifier: MIT
# The last move of the widest board.
checkers moves --size 128 | tail -n 1
