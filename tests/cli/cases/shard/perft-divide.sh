# SPDX-License-Identifier: MIT
# The shares of each move add up too, and some may have none of it.
for i in 1 2; do checkers perft 3 --divide --shard $i/2; done | awk '{ sum[$1] += $2 } END { for (m in sum) print m, sum[m] }' | sort
checkers perft 1 --divide --shard 2/2
