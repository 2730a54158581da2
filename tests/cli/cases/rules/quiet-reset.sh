# SPDX-License-Identifier: MIT
# What starts the counter again: a man move, or only a capture or a crowning.
for reset in man-move capture-or-crowning; do
    printf '1-5\n32-28\n5-9\n' | checkers play --rules english,quiet=3,quiet-reset=$reset \
        --fen B:W32:B1 --agents human,human --view none | tail -1
done
