# SPDX-License-Identifier: MIT
# A square off the board.
checkers gate 11-40
