# SPDX-License-Identifier: MIT
# An agent that does not exist.
checkers report --pairings gated/oracle
