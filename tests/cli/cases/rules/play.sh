# SPDX-License-Identifier: MIT
# The line of a flying king covers all squares on its way, captured ones marked.
checkers play --rules russian --fen W:WK29:B22,8,10 --agents search,search --max-steps 1 --style unicode
