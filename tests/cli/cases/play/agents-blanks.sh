# SPDX-License-Identifier: MIT
# Blanks around the names of agents are none of them, and columns are those of the whole text.
checkers play --agents " random , greedy " --view none --seed 3
checkers play --agents random,greedy --view none --seed 3
checkers play --agents "random,  gredy"
checkers play --agents "random, "
