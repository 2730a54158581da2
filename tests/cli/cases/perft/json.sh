# SPDX-License-Identifier: MIT
# A line a depth in JSON.
checkers perft 7 --format json
