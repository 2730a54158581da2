# SPDX-License-Identifier: MIT
# An option that is like none.
checkers moves --xyzzy
