# SPDX-License-Identifier: MIT
# More threads than there may be.
checkers report --threads 257
