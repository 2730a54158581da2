# SPDX-License-Identifier: MIT
# No file is too deep to be read.
head -c 100000 /dev/zero | tr "\0" "[" >deep
checkers report --merge deep
