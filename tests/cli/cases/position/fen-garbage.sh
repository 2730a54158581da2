# SPDX-License-Identifier: MIT
# No FEN at all.
checkers moves --fen "xyz"
