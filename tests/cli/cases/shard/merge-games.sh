# SPDX-License-Identifier: MIT
# And games that are missing.
for i in 1 2; do checkers report --openings 1 --pairings gated/random --shard $i/2 --format json >$i.json; done
sed 's/"games":.*/"games":[]}/' 2.json >bad
checkers report --merge 1.json bad
