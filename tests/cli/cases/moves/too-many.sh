# SPDX-License-Identifier: MIT
# A king in a lattice of men has more captures than a list holds: each command says how many.
fen=W:WK1:B14,15,16,17,18,19,20,21,22,23,38,39,40,41,42,43,44,45,46,47,62,63,64,65,66,67,68,69,70,71,86,87,88,89,90,91,92,93,94,95,110,111,112,113,114,115,116,117,118,119,134,135,136,137,138,139,140,141,142,143,158,159,160,161,162,163,164,165,166,167,182,183,184,185,186,187,188,189,190,191,206,207,208,209,210,211,212,213,214,215,230,231,232,233,234,235,236,237,238,239
checkers moves --size 24 --fen $fen
checkers perft 1 --size 24 --fen $fen
checkers analyze --size 24 --fen $fen --format json
checkers play --size 24 --fen $fen --view none
