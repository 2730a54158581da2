# SPDX-License-Identifier: MIT
# Quiet moves of a king in JSON.
checkers moves --fen W:WK27:B28 --format json
