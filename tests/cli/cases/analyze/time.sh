# SPDX-License-Identifier: MIT
# So does a limit of time.
checkers analyze --time 0.1 | grep -c '^best move'
