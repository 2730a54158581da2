# SPDX-License-Identifier: MIT
# Blanks beside a separator belong to the move; a blank alone ends it.
for moves in "11-15 22-18 15x22" "11 - 15 22 -18 15x 22" "1. 11 -15, 22- 18 2. 15 x 22"; do
    checkers moves --moves "$moves"
done
checkers moves --moves "11 - 15 - 22 - 18"
checkers moves --moves "11 -"
checkers moves --moves "- 11-15"
checkers moves --moves "11 15"
