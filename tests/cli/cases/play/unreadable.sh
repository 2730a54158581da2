# SPDX-License-Identifier: MIT
# Input that cannot be read is an error.
checkers play --agents human,greedy --view none </
