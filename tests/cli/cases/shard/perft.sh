# SPDX-License-Identifier: MIT
# The shares add up, depth by depth.
sum() { for i in 1 2 3; do checkers perft "$@" --shard $i/3; done | awk '{ sum[$1] += $2 } END { for (d = 1; d in sum; d++) print d, sum[d] }'; }
sum 7
sum 6 --rules international --unique --threads 2 --hash 1
