# SPDX-License-Identifier: MIT
# Blanks, lower case, the lists in either order and a final dot are fine.
checkers moves --fen "w : b 8, 15 : w 18 ."
