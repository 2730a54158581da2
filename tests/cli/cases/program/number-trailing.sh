# SPDX-License-Identifier: MIT
# A number with something behind it.
checkers analyze --hash 16M
