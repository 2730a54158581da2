# SPDX-License-Identifier: MIT
# A game to its end.
printf '14x23\n' | checkers play --agents human,human --style ascii --fen B:W18:B14
printf '14x23\n' | checkers play --agents human,human --format json --fen B:W18:B14 2>/dev/null
