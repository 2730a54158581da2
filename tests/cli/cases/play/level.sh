# SPDX-License-Identifier: MIT
# A level is an opponent; you have the Red seat.
printf '11-15\nquit\n' | checkers play --level 4 --view none
