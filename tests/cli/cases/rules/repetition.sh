# SPDX-License-Identifier: MIT
# The third time is a draw.
printf '1-6\n32-28\n6-1\n28-32\n1-6\n32-28\n6-1\n28-32\n' |
    checkers play --rules english,repetition=3 --fen B:WK32:BK1 --agents human,human --view none | tail -2
