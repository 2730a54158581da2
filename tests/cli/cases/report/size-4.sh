# SPDX-License-Identifier: MIT
# The smallest board, where an opening may end the game.
checkers report --size 4 --openings 1 --opening-plies 100 --pairings random/greedy | sed -n '/^Tournament/,/^Showcase/p'
