# SPDX-License-Identifier: MIT
# As an object.
checkers play --rules english,repetition=2 --fen B:WK32:BK1 --moves '1-6 32-28 6-1 28-32' --format json
