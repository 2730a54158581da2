# SPDX-License-Identifier: MIT
# A search by other rules.
checkers analyze --rules brazilian --depth 7
