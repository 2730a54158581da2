# SPDX-License-Identifier: MIT
# The options of analyze.
checkers help analyze
