# SPDX-License-Identifier: MIT
# The locale decides on the style.
LC_ALL='' LC_CTYPE=en_US.UTF-8 LANG=C checkers play --agents random,random --max-steps 1 | head -2
LC_ALL=C LC_CTYPE=en_US.UTF-8 checkers play --agents random,random --max-steps 1 | head -2
LC_ALL='' LC_CTYPE='' LANG=de_DE.utf8 checkers play --agents random,random --max-steps 1 | head -2
