# SPDX-License-Identifier: MIT
# The lowest level is random.
printf '11-15\nquit\n' | checkers play --level 1 --seed 7 --format json 2>/dev/null
