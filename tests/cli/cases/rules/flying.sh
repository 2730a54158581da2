# SPDX-License-Identifier: MIT
# A king goes any distance.
checkers moves --rules russian --fen W:WK29:B9
