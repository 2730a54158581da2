# SPDX-License-Identifier: MIT
# The verdict names the rules, of a finished game too; English ones go without saying.
checkers gate 9-13 --rules russian --format json
checkers gate 9-13 --rules russian --format json --fen B:W18:B
checkers gate 11-15 --size 10 --horizon 1 --format json
