# SPDX-License-Identifier: MIT
# A square that holds two pieces.
checkers moves --fen B:W21,21:B1
