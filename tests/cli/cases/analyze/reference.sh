# SPDX-License-Identifier: MIT
# The values known of this position at depth 4.
checkers analyze --depth 4 --all --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
