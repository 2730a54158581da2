# SPDX-License-Identifier: MIT
# A unique prefix of an option will do.
checkers perft 2 --div
