# SPDX-License-Identifier: MIT
# Without a board the gate says why it overrode.
printf '12-16\n' | checkers play --agents gated:proposer=human,search:depth=1 --view none \
    --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
