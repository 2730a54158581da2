# SPDX-License-Identifier: MIT
# Files are for --merge.
checkers report 1.json
