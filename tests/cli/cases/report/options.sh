# SPDX-License-Identifier: MIT
# Seed, openings, depth, horizon, tolerance and weights are arguments.
checkers report --openings 1 --opening-plies 2 --seed 7 --depth 2 --horizon 2 --tolerance 0 --eval second --quiet-limit 20 --pairings gated/search
