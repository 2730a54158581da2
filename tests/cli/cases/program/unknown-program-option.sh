# SPDX-License-Identifier: MIT
# An unknown option in place of a command.
checkers --hlep
