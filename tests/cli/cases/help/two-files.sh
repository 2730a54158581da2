# SPDX-License-Identifier: MIT
# One file at a time.
checkers help --man --completion
