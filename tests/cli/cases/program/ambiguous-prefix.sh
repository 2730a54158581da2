# SPDX-License-Identifier: MIT
# A prefix of several commands lists them.
checkers p
