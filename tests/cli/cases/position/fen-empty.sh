# SPDX-License-Identifier: MIT
# An empty text.
checkers moves --fen ""
