# SPDX-License-Identifier: MIT
# Of an option given twice the last holds.
checkers moves --size 10 --size 4
