# SPDX-License-Identifier: MIT
# The quiet counter ends the game.
printf '1-6\n' | checkers play --agents human,human --view none --fen B:WK32:BK1 --quiet 79
printf '1-6\n' | checkers play --agents human,human --format json --fen B:WK32:BK1 \
    --quiet 1 --quiet-limit 2 2>/dev/null
