# SPDX-License-Identifier: MIT
# The rules stand beside the position.
checkers moves --rules russian,quiet=60 --fen W:WK29:B22,11 --format json
