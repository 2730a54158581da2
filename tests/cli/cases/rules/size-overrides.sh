# SPDX-License-Identifier: MIT
# --size takes the place of the size that a name stands for.
checkers perft 6 --rules international --size 6 --expect 4214 --unique | tail -1
