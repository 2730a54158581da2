# SPDX-License-Identifier: MIT
# The count behind each first move.
checkers perft 4 --divide
