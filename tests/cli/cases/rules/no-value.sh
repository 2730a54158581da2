# SPDX-License-Identifier: MIT
# A key needs a value.
checkers moves --rules english,flying
