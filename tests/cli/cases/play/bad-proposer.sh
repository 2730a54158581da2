# SPDX-License-Identifier: MIT
# A gate within a gate.
checkers play --agents gated:proposer=gated,greedy
