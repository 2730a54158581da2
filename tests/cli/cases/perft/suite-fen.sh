# SPDX-License-Identifier: MIT
# The suite has positions of its own.
checkers perft --suite --fen B:W21-32:B1-12
