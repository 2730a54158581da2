# SPDX-License-Identifier: MIT
# Counted from one.
checkers play --level 0
