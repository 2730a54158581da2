# SPDX-License-Identifier: MIT
# On the smallest board greedy finds nothing that the gate refuses.
checkers report --size 4 --openings 1 --pairings gated/random | sed -n '/^Showcase/,/^How/p'
