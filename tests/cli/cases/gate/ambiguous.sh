# SPDX-License-Identifier: MIT
# A short form that two captures fit lists them.
checkers gate 6x6 --fen B:W9,10,17,18:BK6
