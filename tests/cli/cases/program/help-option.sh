# SPDX-License-Identifier: MIT
# --help and -h are what the program shows alone.
checkers >alone
checkers --help | cmp - alone
checkers -h | cmp - alone
