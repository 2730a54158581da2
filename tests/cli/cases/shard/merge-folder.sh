# SPDX-License-Identifier: MIT
# And be files.
checkers report --merge .
