# SPDX-License-Identifier: MIT
# The smallest board.
checkers moves --size 4
