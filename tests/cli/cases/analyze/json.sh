# SPDX-License-Identifier: MIT
# One object, without the other moves.
checkers analyze --depth 4 --format json --fen B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21
