# SPDX-License-Identifier: MIT
# Nor of a divided one, unique or not.
for unique in "" --unique; do
    checkers perft 7 --divide $unique >plain
    checkers perft 7 --divide $unique --hash 8 --threads 2 | cmp - plain
done
