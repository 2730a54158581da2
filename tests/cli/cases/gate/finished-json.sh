# SPDX-License-Identifier: MIT
# The same in JSON.
checkers gate 5-9 --fen B:W9,14:B5 --format json
