# SPDX-License-Identifier: MIT
# The same in JSON.
checkers gate 12-16 --format json --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
