# SPDX-License-Identifier: MIT
# It takes from afar and lands as far behind as is free, where it can jump on it has to.
checkers moves --rules russian --fen W:WK29:B22,8,10
