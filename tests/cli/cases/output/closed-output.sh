# SPDX-License-Identifier: MIT
# Nor is standard output that is not open.
checkers moves >&-
