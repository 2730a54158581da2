# SPDX-License-Identifier: MIT
# There may be fewer moves than that.
checkers analyze --multipv 50 --depth 4 --fen B:W19,21,28-30,32:B1,2,4,7,8,12 | tail -9
