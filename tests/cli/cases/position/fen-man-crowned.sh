# SPDX-License-Identifier: MIT
# A man on its own crowning row.
checkers moves --fen B:W1:B2
