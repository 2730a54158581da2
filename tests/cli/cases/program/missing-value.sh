# SPDX-License-Identifier: MIT
# An option without its value.
checkers moves --size
