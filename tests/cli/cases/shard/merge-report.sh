# SPDX-License-Identifier: MIT
# A report is no shard.
checkers report --openings 1 --pairings gated/random --format json >report.json
checkers report --merge report.json
