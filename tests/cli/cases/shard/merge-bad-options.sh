# SPDX-License-Identifier: MIT
# And options out of range.
checkers report --openings 1 --pairings gated/random --shard 1/1 --format json | sed 's/"horizon":4/"horizon":400/' >bad
checkers report --merge bad
