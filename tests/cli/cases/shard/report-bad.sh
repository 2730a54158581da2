# SPDX-License-Identifier: MIT
# Of a report too.
checkers report --format json --shard 2/1
