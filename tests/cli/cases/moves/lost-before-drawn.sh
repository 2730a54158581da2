# SPDX-License-Identifier: MIT
# Without a legal move the counter does not save.
checkers moves --fen B:W9,14:B5 --quiet 80
