# SPDX-License-Identifier: MIT
# A word for a time.
checkers analyze --time 1.2.3
