# SPDX-License-Identifier: MIT
# An empty number.
checkers analyze --depth ""
