# SPDX-License-Identifier: MIT
# A king that jumps in a circle has it both ways round.
checkers moves --fen B:W9,10,17,18:BK6
