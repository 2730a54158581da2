# SPDX-License-Identifier: MIT
# The moves after some moves.
checkers moves --moves "11-15 22-18"
