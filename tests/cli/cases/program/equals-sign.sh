# SPDX-License-Identifier: MIT
# A value may stand behind an equals sign.
checkers perft --size=10 2
