# SPDX-License-Identifier: MIT
# A delay that is no number of seconds.
checkers play --delay -1
