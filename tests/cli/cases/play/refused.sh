# SPDX-License-Identifier: MIT
# Moves that cannot be played are refused with the reason, and asked again.
printf '11-15\n11-15\n21-17\n11-15\n15-11\n33-29\n1-5\n12-20\nnonsense\n9-14x\n' |
    checkers play --agents human,human --view none
