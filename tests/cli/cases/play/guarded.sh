# SPDX-License-Identifier: MIT
# A person's blunder is degraded to the best move; an illegal move is asked again.
printf '12-20\n12-16\n' | checkers play --agents gated:proposer=human,search:depth=1 \
    --style ascii --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
