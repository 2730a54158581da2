# SPDX-License-Identifier: MIT
# A pairing of one.
checkers report --pairings gated
