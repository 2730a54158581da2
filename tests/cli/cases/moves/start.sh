# SPDX-License-Identifier: MIT
# The moves of the start.
checkers moves
