# SPDX-License-Identifier: MIT
# A side without pieces has lost.
checkers moves --fen W:W:B1
