# SPDX-License-Identifier: MIT
# Squares are those of the board's size.
checkers moves --size 10 --fen B:W50:B1
