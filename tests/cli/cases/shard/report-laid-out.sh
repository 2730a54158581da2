# SPDX-License-Identifier: MIT
# Shards that another program has laid out anew.
for i in 1 2; do checkers report --openings 1 --pairings gated/random --shard $i/2 --format json >$i.json; done
sed 's/,"/ ,\n\t"/g; s/:/ : /g' 1.json >laid
checkers report --openings 1 --pairings gated/random >whole
checkers report --merge 2.json laid | cmp - whole
