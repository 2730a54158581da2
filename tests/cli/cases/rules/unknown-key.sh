# SPDX-License-Identifier: MIT
# Keys too.
checkers perft 3 --rules english,huffing=on
