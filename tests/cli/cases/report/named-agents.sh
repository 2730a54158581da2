# SPDX-License-Identifier: MIT
# Agents with arguments have their names in the table.
checkers report --openings 1 --pairings gated:horizon=6/gated,search:depth=3/search:depth=5
