# SPDX-License-Identifier: MIT
# A position that cannot be read.
checkers play --fen B:W21-33:B1-12
