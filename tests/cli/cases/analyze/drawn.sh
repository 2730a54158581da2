# SPDX-License-Identifier: MIT
# A drawn position is not searched either.
checkers analyze --quiet 80
