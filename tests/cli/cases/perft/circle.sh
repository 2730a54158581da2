# SPDX-License-Identifier: MIT
# Two ways round are two sequences.
checkers perft 1 --fen B:W9,10,17,18:BK6
