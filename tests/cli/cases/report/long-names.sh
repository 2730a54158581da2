# SPDX-License-Identifier: MIT
# Agents with long names have them above their figures, in lines of 80 columns.
checkers report --openings 1 --opening-plies 2 --pairings \
    gated:proposer=random:horizon=3:tolerance=20/search:depth=5:nodes=300:eval=second,random/greedy \
    >printed
awk 'length > 80 { print "too wide: " $0 }' printed
sed -n '/^  agent/,/^$/p' printed
