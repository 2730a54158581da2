# SPDX-License-Identifier: MIT
# Play takes no argument.
checkers play gated greedy
