# SPDX-License-Identifier: MIT
# The same move twice is refused the second time.
checkers moves --moves "11-15 11-15"
