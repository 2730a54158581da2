# SPDX-License-Identifier: MIT
# It names both players.
checkers play --level 3 --agents human,random
