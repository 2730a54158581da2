# SPDX-License-Identifier: MIT
# A quiet move where a capture is there lists the captures.
checkers moves --moves "11-15 22-18 8-11"
