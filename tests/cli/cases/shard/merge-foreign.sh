# SPDX-License-Identifier: MIT
# And all of one report.
for i in 1 2; do checkers report --openings 1 --pairings gated/random --shard $i/2 --format json >$i.json; done
checkers report --openings 1 --pairings gated/random --seed 2 --shard 2/2 --format json >2.json
checkers report --merge 1.json 2.json
