# SPDX-License-Identifier: MIT
# A word that is like no command.
checkers xyzzy
