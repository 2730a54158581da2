# SPDX-License-Identifier: MIT
# A unique prefix of a command will do.
checkers pe 2
