# SPDX-License-Identifier: MIT
# A finished position is not searched.
checkers analyze --fen B:W9,14:B5
