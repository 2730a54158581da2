# SPDX-License-Identifier: MIT
# Every game of a report ends.
checkers report --rules pool,quiet=0
