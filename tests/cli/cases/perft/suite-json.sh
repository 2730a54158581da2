# SPDX-License-Identifier: MIT
# The same in JSON.
checkers perft 2 --suite --format json
