# SPDX-License-Identifier: MIT
# The search knows nothing of the past either: the value is that of the position.
checkers analyze --depth 2 --rules english,repetition=2 --fen B:WK32:BK1 --moves '1-6 32-28 6-1'
