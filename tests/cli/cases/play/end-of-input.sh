# SPDX-License-Identifier: MIT
# The end of the input leaves the game unfinished, which is no error.
printf '11-15' | checkers play --agents human,human --view none
