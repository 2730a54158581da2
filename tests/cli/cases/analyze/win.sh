# SPDX-License-Identifier: MIT
# A win says in how many plies.
checkers analyze --depth 3 --fen W:W18:B8,15
