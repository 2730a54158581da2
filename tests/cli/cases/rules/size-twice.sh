# SPDX-License-Identifier: MIT
# Two sizes contradict each other.
checkers moves --rules english,size=10 --size 8
