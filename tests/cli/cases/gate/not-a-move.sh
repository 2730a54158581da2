# SPDX-License-Identifier: MIT
# No move at all.
checkers gate castle
