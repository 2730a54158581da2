# SPDX-License-Identifier: MIT
# A word that is none is told where the words are.
printf 'h\nq\nfoo bar\nx11-15\n11-15y\n' | checkers play --agents human,human --view none
