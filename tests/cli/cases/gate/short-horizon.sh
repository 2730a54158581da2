# SPDX-License-Identifier: MIT
# One ply sees the captures that are left pending, and no more.
checkers gate 12-16 --horizon 1 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
