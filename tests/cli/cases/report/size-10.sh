# SPDX-License-Identifier: MIT
# A board of 10 x 10.
checkers report --size 10 --openings 1 --pairings gated/random
