# SPDX-License-Identifier: MIT
# And an override by who has no gate: ply 6 is one of random.
checkers report --openings 1 --pairings gated/random --shard 1/1 --format json >1.json
sixth=$(sed 's/.*"number":0,"moves":"\([^"]*\)".*/\1/' 1.json | cut -d' ' -f6)
sed 's/"override_ply":[0-9]*,\("override_depth":[0-9]*\),"proposal":"[^"]*"/"override_ply":6,\1,"proposal":"'"$sixth"'"/' 1.json >bad
checkers report --merge bad
