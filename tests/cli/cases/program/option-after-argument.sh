# SPDX-License-Identifier: MIT
# Options and arguments may stand in any order, wherever POSIXLY_CORRECT is set.
POSIXLY_CORRECT=1 checkers perft 2 --divide
