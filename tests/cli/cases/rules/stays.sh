# SPDX-License-Identifier: MIT
# A captured piece stands until the move is over: the one on 37 keeps the king from taking 31.
checkers moves --rules international --fen W:WK41:B21,22,31,37
