# SPDX-License-Identifier: MIT
# A prefix of several options lists them.
checkers analyze --no-p --no
