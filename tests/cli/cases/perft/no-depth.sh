# SPDX-License-Identifier: MIT
# The depth is missing.
checkers perft
