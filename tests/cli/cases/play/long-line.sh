# SPDX-License-Identifier: MIT
# A line that is too long is refused, and the next one read.
{
    awk 'BEGIN { for (i = 0; i < 70000; i++) printf " "; print "11-15" }'
    echo 11-15
} | checkers play --agents human,human --view none | tr -s ' '
