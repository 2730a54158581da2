# SPDX-License-Identifier: MIT
# A short form that two captures fit.
checkers moves --fen B:W9,10,17,18:BK6 --moves 6x6
