# SPDX-License-Identifier: MIT
# What the gate would say, of all moves and of one.
printf 'hint\nhint 12-16\nhint 8-11\nhint 12-19\nhint nonsense\n' |
    checkers play --agents human,human --view none --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12
