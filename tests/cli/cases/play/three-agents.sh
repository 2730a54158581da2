# SPDX-License-Identifier: MIT
# Two agents are enough.
checkers play --agents gated,greedy,random
