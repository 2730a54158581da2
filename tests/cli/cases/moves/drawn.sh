# SPDX-License-Identifier: MIT
# The counter at its limit is a draw.
checkers moves --quiet 80
