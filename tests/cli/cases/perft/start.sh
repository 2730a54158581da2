# SPDX-License-Identifier: MIT
# The published counts from the start.
checkers perft 8
