# SPDX-License-Identifier: MIT
# The game begins behind --moves, which count as plies.
checkers play --agents search,search --moves '11-15 22-18 15x22' --max-steps 1 --style ascii
