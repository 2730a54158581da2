# SPDX-License-Identifier: MIT
# A blunder is refused, and the line that refutes it is shown.
checkers gate 12-16 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
