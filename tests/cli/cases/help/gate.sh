# SPDX-License-Identifier: MIT
# The options of gate.
checkers help gate
