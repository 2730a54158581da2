# SPDX-License-Identifier: MIT
# The report.
checkers report
