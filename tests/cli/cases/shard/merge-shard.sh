# SPDX-License-Identifier: MIT
# Merging is not shared.
for i in 1 2; do checkers report --openings 1 --pairings gated/random --shard $i/2 --format json >$i.json; done
checkers report --merge 1.json 2.json --shard 1/2
