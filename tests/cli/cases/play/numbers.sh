# SPDX-License-Identifier: MIT
# A move can be chosen by its number in the list.
printf 'moves\n7\n0\n8\n99999999999999999999999\n1\n' |
    checkers play --agents human,human --view none
