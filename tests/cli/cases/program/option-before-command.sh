# SPDX-License-Identifier: MIT
# Options belong behind the command.
checkers --format json moves
