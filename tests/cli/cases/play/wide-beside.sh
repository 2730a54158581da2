# SPDX-License-Identifier: MIT
# 14 x 14 has room for the panel beside it, and for its numbers.
checkers play --agents random,random --size 14 --max-steps 1 --style unicode --coords | head -16
