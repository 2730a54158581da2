# SPDX-License-Identifier: MIT
# 16 x 16 has the panel below it, and no numbers.
checkers play --agents random,random --size 16 --max-steps 1 --style unicode --coords | head -23
