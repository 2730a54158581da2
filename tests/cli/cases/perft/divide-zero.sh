# SPDX-License-Identifier: MIT
# At depth 0 there is no first move.
checkers perft 0 --divide
