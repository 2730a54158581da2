# SPDX-License-Identifier: MIT
# A third list.
checkers moves --fen B:W21:B1:W22
