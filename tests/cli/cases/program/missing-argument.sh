# SPDX-License-Identifier: MIT
# An argument too few.
checkers gate
