# SPDX-License-Identifier: MIT
# The moves in JSON.
checkers moves --fen W:W18:B8,15 --format json
