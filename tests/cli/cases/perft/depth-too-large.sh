# SPDX-License-Identifier: MIT
# A depth out of range.
checkers perft 101
