# SPDX-License-Identifier: MIT
# An empty command is unknown.
checkers ""
