# SPDX-License-Identifier: MIT
# So many plies are played, after those that were given.
checkers play --agents random,random --view none --max-steps 1
checkers play --agents random,random --view none --max-steps 3 --moves '11-15 22-18 15x22'
