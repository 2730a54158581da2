# SPDX-License-Identifier: MIT
# A format that does not exist.
checkers moves --format xml
