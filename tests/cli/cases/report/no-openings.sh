# SPDX-License-Identifier: MIT
# No openings, no report.
checkers report --openings 0
