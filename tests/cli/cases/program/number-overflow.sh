# SPDX-License-Identifier: MIT
# A number that no integer holds.
checkers analyze --nodes 99999999999999999999
