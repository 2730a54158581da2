# SPDX-License-Identifier: MIT
# A share is one of several.
for shard in 3/2 0/2 1 1/0 a/b 1/2/3 1/5000 -1/2 ' 1/2' ''; do
    checkers perft 3 --shard "$shard"
done
