# SPDX-License-Identifier: MIT
# A pipe whose reader has seen enough is no failure.
{ checkers perft 9; echo "exit $?" >&2; } | head -n 1
