# SPDX-License-Identifier: MIT
# What follows -- is no option.
checkers gate -- -3
