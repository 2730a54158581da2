# SPDX-License-Identifier: MIT
# A hint on a move by its number in the list is the hint on that move.
for move in 4 12-16 99; do
    printf 'hint %s\n' $move |
        checkers play --agents human,human --view none --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
done
checkers moves --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
