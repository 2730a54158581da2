# SPDX-License-Identifier: MIT
# The gate by other rules: the flying king takes from afar.
checkers gate 27-24 --rules russian --fen W:W27,31,32,21:BK10,6
