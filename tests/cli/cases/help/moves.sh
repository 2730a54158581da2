# SPDX-License-Identifier: MIT
# The options of moves.
checkers help moves
