# SPDX-License-Identifier: MIT
# The value known of this position at depth 4.
checkers analyze --depth 4 --fen B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21
