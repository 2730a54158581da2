# SPDX-License-Identifier: MIT
# One list is enough.
checkers analyze --all --multipv 2
