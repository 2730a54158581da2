# SPDX-License-Identifier: MIT
# It is short for the two agents.
play() { printf '11-15\n9-13\n' | checkers play --view none "$@"; }
play --level 3 >level
play --agents human,gated:horizon=2 | cmp - level
