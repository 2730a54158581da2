# SPDX-License-Identifier: MIT
# What a shard is.
checkers report --openings 1 --pairings gated/random --shard 2/2 --seed 3 --format json
