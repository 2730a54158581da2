# SPDX-License-Identifier: MIT
# A man that reaches the far row by a jump: the move ends, it goes on as a man, or as a king.
for crowning in ends man king; do
    echo $crowning
    checkers moves --rules russian,crowning=$crowning --fen W:W11:B6,7
done
