# SPDX-License-Identifier: MIT
# The same in JSON.
checkers analyze --multipv 2 --depth 4 --fen B:W19,21,28-30,32:B1,2,4,7,8,12 --format json
