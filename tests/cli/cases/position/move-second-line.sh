# SPDX-License-Identifier: MIT
# A text of several lines names the line too.
checkers moves --moves "11-15 23-19
 8-11 22-18 1-2"
