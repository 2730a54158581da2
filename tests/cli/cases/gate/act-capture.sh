# SPDX-License-Identifier: MIT
# The value known of this capture at horizon 4.
checkers gate 20x27 --fen B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21
