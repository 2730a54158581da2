# SPDX-License-Identifier: MIT
# No move at all.
checkers moves --moves "11-15 castle"
