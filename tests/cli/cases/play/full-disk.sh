# SPDX-License-Identifier: MIT
# A failed write is no success.
checkers play --agents random,random --view none >/dev/full
