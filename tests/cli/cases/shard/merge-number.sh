# SPDX-License-Identifier: MIT
# Nor is a number.
echo 12 >n
checkers report --merge n
