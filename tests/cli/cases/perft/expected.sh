# SPDX-License-Identifier: MIT
# An expected count that is met.
checkers perft 5 --expect 7361
