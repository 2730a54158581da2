# SPDX-License-Identifier: MIT
# The report in JSON, of one short pairing.
checkers report --format json --audit --openings 1 --size 6 --pairings gated/greedy
