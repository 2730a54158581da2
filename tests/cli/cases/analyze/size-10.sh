# SPDX-License-Identifier: MIT
# A board of 10 x 10.
checkers analyze --depth 3 --size 10
