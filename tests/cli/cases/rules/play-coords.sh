# SPDX-License-Identifier: MIT
# And in ASCII with numbers.
checkers play --rules russian --fen W:WK29:B22,8,10 --agents search,search --max-steps 1 --style ascii --coords
