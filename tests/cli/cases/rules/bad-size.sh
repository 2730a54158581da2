# SPDX-License-Identifier: MIT
# A board is even.
checkers moves --rules english,size=9
