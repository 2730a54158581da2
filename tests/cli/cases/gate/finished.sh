# SPDX-License-Identifier: MIT
# In a finished position nothing can be played.
checkers gate 5-9 --fen B:W9,14:B5
