# SPDX-License-Identifier: MIT
# Zero where one is the least.
checkers analyze --depth 0
