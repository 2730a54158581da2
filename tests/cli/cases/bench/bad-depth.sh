# SPDX-License-Identifier: MIT
# A depth out of range.
checkers bench --depth 0
