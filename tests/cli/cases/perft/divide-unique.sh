# SPDX-License-Identifier: MIT
# And stand in one line.
checkers perft 1 --fen B:W9,10,17,18:BK6 --unique --divide
