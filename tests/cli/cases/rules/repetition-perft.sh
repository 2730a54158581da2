# SPDX-License-Identifier: MIT
# Perft counts from a position, which knows nothing of the past.
checkers perft 2 --rules english,repetition=2 --fen B:WK32:BK1 --moves '1-6 32-28 6-1 28-32'
