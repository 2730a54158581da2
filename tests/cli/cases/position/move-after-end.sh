# SPDX-License-Identifier: MIT
# Moves behind the end of the game.
checkers moves --fen B:W17:B14 --moves "14x21 1-5"
