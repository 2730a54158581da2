# SPDX-License-Identifier: MIT
# An option of another command says so.
checkers moves --depth 3
