# SPDX-License-Identifier: MIT
# The options that a report in JSON names make the same report again.
checkers report --openings 2 --opening-plies 3 --seed 9 --depth 3 --horizon 2 --tolerance 30 \
    --eval second --hash 1 --rules russian,quiet=30 --audit --format json \
    --pairings gated/search:depth=4,search/random >first.json
sed 's/.*"options":{\(.*\)},"perft".*/\1/' first.json
checkers report --openings 2 --opening-plies 3 --seed 9 --depth 3 --horizon 2 --tolerance 30 \
    --eval man=100,king=160,advance=3,guard=6 --hash 1 --rules russian,quiet=30 --audit \
    --format json --pairings gated/search:depth=4,search/random >again.json
cmp first.json again.json
