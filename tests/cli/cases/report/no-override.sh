# SPDX-License-Identifier: MIT
# A report without the gate has no showcase.
checkers report --openings 2 --pairings random/greedy
