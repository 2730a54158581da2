# SPDX-License-Identifier: MIT
# Only captures of the most pieces.
checkers moves --fen B:W16,18,25:B11,15
echo majority
checkers moves --rules english,majority=on --fen B:W16,18,25:B11,15
