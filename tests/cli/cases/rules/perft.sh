# SPDX-License-Identifier: MIT
# Published counts by name.
checkers perft 7 --rules pool | tail -1
checkers perft 8 --rules russian | tail -1
checkers perft 8 --rules brazilian | tail -1
checkers perft 6 --rules international | tail -1
checkers perft 5 --rules canadian | tail -1
