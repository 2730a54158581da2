# SPDX-License-Identifier: MIT
# And by no less.
checkers gate 12-16 --tolerance 205 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
