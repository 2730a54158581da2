# SPDX-License-Identifier: MIT
# Names are those of the table.
checkers moves --rules italian
