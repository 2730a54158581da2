# SPDX-License-Identifier: MIT
# The report reads them too.
checkers report --rules chess
