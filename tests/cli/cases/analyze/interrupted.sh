# SPDX-License-Identifier: MIT
# Ctrl-C stops the search, which shows what it has.
timeout --preserve-status -s INT 0.5 checkers analyze --depth 128 | grep -c '^best move'
