# SPDX-License-Identifier: MIT
# The same size twice is none.
checkers perft 2 --rules english,size=10 --size 10
