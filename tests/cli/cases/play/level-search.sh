# SPDX-License-Identifier: MIT
# A high one searches.
printf '11-15\nquit\n' | checkers play --level 7 --format json 2>/dev/null | sed -n 2p
