# SPDX-License-Identifier: MIT
# The seed decides a game between random players.
checkers play --agents random,random --view none --seed 1
checkers play --agents random,random --view none --seed 1
checkers play --agents random,random --view none --seed 2
