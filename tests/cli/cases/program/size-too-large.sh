# SPDX-License-Identifier: MIT
# A board too wide.
checkers moves --size 130
