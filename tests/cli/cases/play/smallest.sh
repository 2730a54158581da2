# SPDX-License-Identifier: MIT
# 4 x 4.
printf '1-3\n5-4\n2-4\n' | checkers play --agents human,human --size 4 --style unicode
