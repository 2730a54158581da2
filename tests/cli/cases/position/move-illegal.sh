# SPDX-License-Identifier: MIT
# A move that the piece cannot make.
checkers moves --moves "11-15 23-18 15x22"
