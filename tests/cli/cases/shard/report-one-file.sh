# SPDX-License-Identifier: MIT
# Shards in one file, in any order, some without a game.
for i in 3 1 5 4 2; do checkers report --openings 1 --pairings gated/random --shard $i/5 --format json; done >shards
checkers report --openings 1 --pairings gated/random >whole
checkers report --merge shards | cmp - whole
