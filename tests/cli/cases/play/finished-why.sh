# SPDX-License-Identifier: MIT
# A finished position says why it is over; with a board it is shown.
checkers play --agents human,human --fen W:W:B1 --style ascii
checkers play --fen B:W:B --view none
checkers play --fen B:WK32:BK1 --quiet 80 --view none
