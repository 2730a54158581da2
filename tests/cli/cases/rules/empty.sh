# SPDX-License-Identifier: MIT
# Rules have a name.
checkers moves --rules ''
