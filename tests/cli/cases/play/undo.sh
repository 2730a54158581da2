# SPDX-License-Identifier: MIT
# A person's last move and what followed are taken back.
printf 'undo\n11-15\nundo\n23-19\nundo\nfen\n12-16\n' |
    checkers play --agents human,human --style ascii --no-coords
