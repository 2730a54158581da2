# SPDX-License-Identifier: MIT
# A square off the board.
checkers moves --fen B:W33:B1
