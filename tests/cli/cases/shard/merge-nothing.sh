# SPDX-License-Identifier: MIT
# There must be something to merge.
checkers report --merge
