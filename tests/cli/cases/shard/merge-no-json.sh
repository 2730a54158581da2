# SPDX-License-Identifier: MIT
# Which is JSON.
for i in 1 2; do checkers report --openings 1 --pairings gated/random --shard $i/2 --format json >$i.json; done
printf 'a table\n' >>2.json
checkers report --merge 1.json 2.json
