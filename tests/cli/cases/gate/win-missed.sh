# SPDX-License-Identifier: MIT
# A move that misses a win is refused.
checkers gate 27-31 --fen W:WK27:B28
