# SPDX-License-Identifier: MIT
# Every position has occurred once.
checkers gate 11-15 --rules english,repetition=1
