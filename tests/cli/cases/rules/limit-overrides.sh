# SPDX-License-Identifier: MIT
# --quiet-limit takes the place of the 80 plies of a name.
printf '1-6\n' | checkers play --agents human,human --view none --rules pool --quiet-limit 2 --quiet 1 \
    --fen B:WK32:BK1
