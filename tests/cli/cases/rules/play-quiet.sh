# SPDX-License-Identifier: MIT
# A quiet move of a flying king.
printf '29-8\n' | checkers play --rules pool --fen W:WK29:B9 --agents human,human --style unicode --no-coords | sed -n '12,21p'
