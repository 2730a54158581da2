# SPDX-License-Identifier: MIT
# There are nine.
checkers play --level 10
