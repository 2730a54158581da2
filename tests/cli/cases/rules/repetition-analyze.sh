# SPDX-License-Identifier: MIT
# And nothing to search.
checkers analyze --rules english,repetition=2 --fen B:WK32:BK1 --moves '1-6 32-28 6-1 28-32'
checkers analyze --rules english,repetition=2 --fen B:WK32:BK1 --moves '1-6 32-28 6-1 28-32' --format json
