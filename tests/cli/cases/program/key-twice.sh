# SPDX-License-Identifier: MIT
# A key is named once in a value; two agents have each their own, and no key is another's prefix.
checkers moves --rules english,size=8,size=10
checkers moves --rules english,quiet=8,quiet-reset=man-move,size=4
checkers analyze --eval man=1,king=2,man=2
checkers play --agents gated:horizon=2:horizon=4,greedy
checkers play --agents greedy,gated:tolerance=2:horizon=4:tolerance=2
checkers play --agents gated:horizon=2,gated:horizon=4 --view none --max-steps 1
checkers report --pairings gated/random,search:depth=2/search:depth=3:depth=4
checkers report --pairings search:depth=2/search:depth=3,search:depth=2/random --openings 1 \
    --opening-plies 100 | head -1
