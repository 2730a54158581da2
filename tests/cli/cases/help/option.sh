# SPDX-License-Identifier: MIT
# --help is the help of the command, whatever else is wrong.
checkers help gate >gate
checkers gate --help | cmp - gate
checkers gate -h | cmp - gate
