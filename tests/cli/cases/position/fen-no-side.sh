# SPDX-License-Identifier: MIT
# No side to move.
checkers moves --fen W21:B1
