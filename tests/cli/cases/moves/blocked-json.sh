# SPDX-License-Identifier: MIT
# The same in JSON.
checkers moves --fen B:W9,14:B5 --format json
