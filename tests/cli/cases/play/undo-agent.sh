# SPDX-License-Identifier: MIT
# Against an agent, both moves are taken back.
printf '11-15\nfen\nundo\nfen\nquit\n' | checkers play --agents human,search:depth=2 --view none
