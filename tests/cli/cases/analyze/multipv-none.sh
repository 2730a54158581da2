# SPDX-License-Identifier: MIT
# None is too few.
checkers analyze --multipv 0
