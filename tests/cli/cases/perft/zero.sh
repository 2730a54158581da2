# SPDX-License-Identifier: MIT
# Depth 0 is one sequence.
checkers perft 0
