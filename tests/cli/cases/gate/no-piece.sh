# SPDX-License-Identifier: MIT
# A move from an empty square.
checkers gate 15-18
