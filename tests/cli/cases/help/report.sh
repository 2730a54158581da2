# SPDX-License-Identifier: MIT
# The options of report.
checkers help report
