# SPDX-License-Identifier: MIT
# A weight out of range.
checkers analyze --eval man=10001
