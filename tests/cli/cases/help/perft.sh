# SPDX-License-Identifier: MIT
# The options of perft.
checkers help perft
