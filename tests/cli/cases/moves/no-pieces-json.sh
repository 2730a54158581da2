# SPDX-License-Identifier: MIT
# The same in JSON.
checkers moves --fen W:W:B1 --format json
