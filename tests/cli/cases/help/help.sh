# SPDX-License-Identifier: MIT
# The options of help.
checkers help help
