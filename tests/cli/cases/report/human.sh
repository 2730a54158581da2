# SPDX-License-Identifier: MIT
# Nobody sits at a report.
checkers report --pairings human/greedy
