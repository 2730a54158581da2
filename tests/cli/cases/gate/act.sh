# SPDX-License-Identifier: MIT
# A sound move is let through.
checkers gate 7-10 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
