# SPDX-License-Identifier: MIT
# The suite has rules of its own.
checkers perft --suite --rules pool
