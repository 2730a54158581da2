# SPDX-License-Identifier: MIT
# No side to move.
checkers moves --fen W21:B1
checkers moves --fen WK21:B1
checkers moves --fen "B W21:B1"
checkers moves --fen :W21:B1
