# SPDX-License-Identifier: MIT
# A hint ends with the time that a gated seat has, which has no horizon then.
printf 'hint\n' | checkers play --agents gated:proposer=human:time=0.1,random --view none 2>&1 |
    sed -n 's/ play [0-9].* at depth [0-9]*$/ play a move/p'
