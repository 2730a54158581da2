# SPDX-License-Identifier: MIT
# Colours where they are asked for, although there is no terminal.
printf '1x6\n' | checkers play --agents human,human --size 4 --fen B:W4,7:BK1 --color always
