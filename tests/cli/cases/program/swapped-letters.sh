# SPDX-License-Identifier: MIT
# Two letters swapped are one slip.
checkers mvoes
