# SPDX-License-Identifier: MIT
# The same in JSON.
timeout --preserve-status -s INT 0.5 checkers analyze --depth 128 --format json | grep -c '^{"fen":"B:W21-32:B1-12",.*]}$'
