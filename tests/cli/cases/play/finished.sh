# SPDX-License-Identifier: MIT
# A finished position is not played.
checkers play --fen B:W9,14:B5 --view none
