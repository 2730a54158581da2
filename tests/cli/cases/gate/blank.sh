# SPDX-License-Identifier: MIT
# A blank may stand between the squares.
checkers gate "11 15"
