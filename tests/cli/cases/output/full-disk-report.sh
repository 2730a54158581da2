# SPDX-License-Identifier: MIT
# Nor for the report.
checkers report --openings 1 --pairings random/random >/dev/full
