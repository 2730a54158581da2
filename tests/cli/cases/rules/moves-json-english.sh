# SPDX-License-Identifier: MIT
# But not where they are English, whatever the board.
checkers moves --rules english,quiet=60,size=4 --format json
