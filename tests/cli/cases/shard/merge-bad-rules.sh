# SPDX-License-Identifier: MIT
# And unknown rules.
checkers report --openings 1 --pairings gated/random --shard 1/1 --format json | sed 's/{"size"/{"rules":"chess","size"/' >bad
checkers report --merge bad
