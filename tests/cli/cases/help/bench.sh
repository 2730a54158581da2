# SPDX-License-Identifier: MIT
# The options of bench.
checkers help bench
