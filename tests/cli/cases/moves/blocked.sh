# SPDX-License-Identifier: MIT
# A blocked side has lost.
checkers moves --fen B:W9,14:B5
