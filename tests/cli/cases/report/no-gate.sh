# SPDX-License-Identifier: MIT
# A report without the gate has no showcase and claims no guarantee.
checkers report --openings 2 --pairings random/greedy
