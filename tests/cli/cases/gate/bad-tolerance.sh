# SPDX-License-Identifier: MIT
# A tolerance that is no whole number of points.
checkers gate 11-15 --tolerance 0.5
