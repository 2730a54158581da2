# SPDX-License-Identifier: MIT
# A board that is wider than the terminal is left out.
checkers play --agents random,random --size 128 --max-steps 1 --style ascii | head -5
