# SPDX-License-Identifier: MIT
# A depth that is no number.
checkers perft seven
