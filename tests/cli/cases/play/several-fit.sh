# SPDX-License-Identifier: MIT
# A short form that fits several captures is refused with their full paths.
printf '10x10\n10x17x26x19x10\n' | checkers play --agents human,human --view none \
    --fen B:W14,15,22,23:BK10
