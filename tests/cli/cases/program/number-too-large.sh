# SPDX-License-Identifier: MIT
# A number out of range.
checkers analyze --depth 129
