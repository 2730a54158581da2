# SPDX-License-Identifier: MIT
# With the same result they count once.
checkers perft 1 --fen B:W9,10,17,18:BK6 --unique
