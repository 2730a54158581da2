# SPDX-License-Identifier: MIT
# Two agents, frame after frame; the start position is the first.
checkers play --agents gated,search --view history --max-steps 2 --style unicode --seed 1
