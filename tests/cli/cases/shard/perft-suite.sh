# SPDX-License-Identifier: MIT
# The suite has no shares.
checkers perft --suite --shard 1/2
