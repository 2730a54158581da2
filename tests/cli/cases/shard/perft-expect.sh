# SPDX-License-Identifier: MIT
# What is expected is the count of the share.
checkers perft 3 --shard 1/2 --expect 302
