# SPDX-License-Identifier: MIT
# Two shards make the bytes of the whole, in text and in JSON.
play() { checkers report --openings 2 --audit --rules russian,repetition=3 --depth 4 "$@"; }
for i in 1 2; do play --shard $i/2 --format json >$i.json; done
play >whole
checkers report --merge 1.json 2.json | cmp - whole
play --format json >whole
checkers report --merge 1.json 2.json --format json | cmp - whole
