# SPDX-License-Identifier: MIT
# An expected count that is not.
checkers perft 5 --expect 7360
