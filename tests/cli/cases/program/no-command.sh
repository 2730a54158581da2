# SPDX-License-Identifier: MIT
# Alone, the program tells what it can do.
checkers
