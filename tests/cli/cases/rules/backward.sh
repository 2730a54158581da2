# SPDX-License-Identifier: MIT
# Men capture backward where the rules say so.
checkers moves --rules english --fen W:W15:B19
checkers moves --rules english,backward=on --fen W:W15:B19
