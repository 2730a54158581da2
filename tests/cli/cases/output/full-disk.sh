# SPDX-License-Identifier: MIT
# A failed write is no success.
checkers moves >/dev/full
