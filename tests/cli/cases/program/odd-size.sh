# SPDX-License-Identifier: MIT
# An odd board.
checkers moves --size 7
