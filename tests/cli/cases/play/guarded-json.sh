# SPDX-License-Identifier: MIT
# In JSON the prompts go to stderr.
printf '12-20\n12-16\n' | checkers play --agents gated:proposer=human,human --format json \
    --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
