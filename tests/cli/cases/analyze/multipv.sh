# SPDX-License-Identifier: MIT
# The best moves, the best first, equal ones in order of their squares.
checkers analyze --multipv 4 --depth 4 --fen B:W19,21,28-30,32:B1,2,4,7,8,12
