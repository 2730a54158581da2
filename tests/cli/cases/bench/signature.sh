# SPDX-License-Identifier: MIT
# The search does the same as ever: change this only with a reason.
checkers bench --signature --depth 6
