# SPDX-License-Identifier: MIT
# What else there is to type.
printf '?\nFen\nmoves please\nundone\n' | checkers play --agents human,human --view none
