# SPDX-License-Identifier: MIT
# Whatever the kings do, the counter is full and the game drawn.
checkers analyze --depth 3 --quiet 79 --fen W:WK27,K30:BK3
