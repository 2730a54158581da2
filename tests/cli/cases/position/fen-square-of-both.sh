# SPDX-License-Identifier: MIT
# A square that both sides hold.
checkers moves --fen B:W21-32:B21
