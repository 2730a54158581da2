# SPDX-License-Identifier: MIT
# Who cannot move has lost.
printf '13-17\n' | checkers play --agents human,human --view none --fen B:W21:B13,14
printf '9-14\n' | checkers play --agents human,human --view none --fen B:W21:B9,13,17
