# SPDX-License-Identifier: MIT
# Without a terminal and without input a game is left unfinished.
checkers play --agents human,greedy --view none
