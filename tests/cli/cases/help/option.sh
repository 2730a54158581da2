# SPDX-License-Identifier: MIT
# --help and -h behind a command are the help of that command.
checkers help gate >expected
checkers gate --help | cmp - expected
checkers gate -h | cmp - expected
