# SPDX-License-Identifier: MIT
# A key that the second agent does not have.
checkers play --agents greedy,search:depth=8:horizon=2
