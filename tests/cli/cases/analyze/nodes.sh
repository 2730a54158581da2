# SPDX-License-Identifier: MIT
# A limit of nodes ends a search without depth.
checkers analyze --nodes 2000
