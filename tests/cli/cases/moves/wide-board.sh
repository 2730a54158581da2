# SPDX-License-Identifier: MIT
# A board of 100 x 100 has 99 first moves.
checkers moves --size 100 | wc -l | tr -d ' '
