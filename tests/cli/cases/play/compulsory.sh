# SPDX-License-Identifier: MIT
# A quiet move is refused where captures are there, which are listed.
printf '30-26\n22x15\n2\n' | checkers play --agents human,human --view none \
    --fen W:W17,22,30:B13,14,18,1
