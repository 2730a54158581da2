# SPDX-License-Identifier: MIT
# A move to a square off the board.
checkers moves --moves 11-33
