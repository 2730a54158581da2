# SPDX-License-Identifier: MIT
# A limit of a millisecond still gives a move.
checkers analyze --time 0.001 --format json | sed 's/.*"best":"[0-9]*-[0-9]*".*/a move/'
