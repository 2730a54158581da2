# SPDX-License-Identifier: MIT
# An expected count that is no number.
checkers perft 3 --expect many
