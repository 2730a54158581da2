# SPDX-License-Identifier: MIT
# Who resigns has lost.
printf '11-15\nresign\n' | checkers play --agents human,human --view none
