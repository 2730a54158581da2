# SPDX-License-Identifier: MIT
# The counter cannot be above the limit of the rules.
checkers moves --rules english,quiet=10 --quiet 11
