# SPDX-License-Identifier: MIT
# A sequence ends where the counter ends the game.
checkers perft 4 --fen W:WK27:BK3 --quiet 78
