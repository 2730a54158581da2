# SPDX-License-Identifier: MIT
# A finished position has no sequences.
checkers perft 2 --fen B:W9,14:B5
