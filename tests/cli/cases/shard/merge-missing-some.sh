# SPDX-License-Identifier: MIT
# Those that are not are named.
checkers report --openings 1 --pairings gated/random --shard 2/4 --format json >2.json
checkers report --merge 2.json
