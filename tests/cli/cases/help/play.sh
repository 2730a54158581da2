# SPDX-License-Identifier: MIT
# The options of play.
checkers help play
