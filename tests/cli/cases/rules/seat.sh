# SPDX-License-Identifier: MIT
# A person types moves of a flying king.
printf 'moves\n29x2\n29x1\n' | checkers play --view none --rules russian --fen W:WK29:B22,8,10 --agents human,human
