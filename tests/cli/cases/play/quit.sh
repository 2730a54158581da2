# SPDX-License-Identifier: MIT
# Who quits leaves the game unfinished.
printf '11-15\nquit\n' | checkers play --agents human,human --view none
