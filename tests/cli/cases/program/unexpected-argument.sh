# SPDX-License-Identifier: MIT
# An argument too many.
checkers moves 11-15
