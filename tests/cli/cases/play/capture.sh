# SPDX-License-Identifier: MIT
# A double jump, with the men it takes.
printf '8x15x22\n' | checkers play --agents human,human --style unicode --no-coords \
    --fen B:W11,18,31:B3,4,8 | sed -n '12,22p'
