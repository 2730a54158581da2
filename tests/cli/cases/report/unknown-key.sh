# SPDX-License-Identifier: MIT
# A key that an agent does not have.
checkers report --pairings gated:speed=9/greedy
