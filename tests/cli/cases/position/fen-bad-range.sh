# SPDX-License-Identifier: MIT
# A range that runs backwards.
checkers moves --fen B:W32-21:B1
