# SPDX-License-Identifier: MIT
# Jumping straight on, the nearest landing square stands for all.
checkers moves --rules russian --fen W:WK29:B22,11
