# SPDX-License-Identifier: MIT
# A view that does not exist.
checkers play --view movie
