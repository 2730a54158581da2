# SPDX-License-Identifier: MIT
# A negative number.
checkers analyze --depth -1
