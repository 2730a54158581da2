# SPDX-License-Identifier: MIT
# The published counts.
checkers perft 5 --suite
