# SPDX-License-Identifier: MIT
# In JSON.
checkers perft 3 --shard 1/2 --format json
