# SPDX-License-Identifier: MIT
# 12-16 trails by 206 points.
checkers gate 12-16 --tolerance 206 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
