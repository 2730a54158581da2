# SPDX-License-Identifier: MIT
# With a limit too.
checkers analyze --multipv 2 --nodes 1000 | tail -5
