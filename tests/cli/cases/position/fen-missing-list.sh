# SPDX-License-Identifier: MIT
# A missing list.
checkers moves --fen B:W21
