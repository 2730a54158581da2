# SPDX-License-Identifier: MIT
# The same in JSON.
checkers analyze --depth 3 --fen W:W18:B8,15 --format json
