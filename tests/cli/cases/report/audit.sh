# SPDX-License-Identifier: MIT
# Plain minimax proves every move of gated again.
checkers report --audit --openings 2 --pairings gated/search,gated:proposer=random:horizon=3:tolerance=0/greedy | tail -n 1
