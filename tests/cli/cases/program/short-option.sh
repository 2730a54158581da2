# SPDX-License-Identifier: MIT
# There are no short options but -h.
checkers moves -x
