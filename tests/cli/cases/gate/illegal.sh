# SPDX-License-Identifier: MIT
# A quiet move where a capture is there lists the captures.
checkers gate 1-6 --fen B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21
