# SPDX-License-Identifier: MIT
# A word for a number.
checkers analyze --depth abc
