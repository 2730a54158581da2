# SPDX-License-Identifier: MIT
# A quiet counter above its limit.
checkers moves --quiet 81
