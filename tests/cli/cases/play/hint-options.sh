# SPDX-License-Identifier: MIT
# Hints follow --horizon and --tolerance, and a gated seat its own.
printf 'hint\n' | checkers play --agents human,human --view none --horizon 2 --tolerance 9 \
    --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
printf 'hint\n' | checkers play --agents gated:proposer=human:horizon=3:tolerance=300,human \
    --view none --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
