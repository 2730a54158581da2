# SPDX-License-Identifier: MIT
# And what repetition means for the guarantee.
checkers report --rules english,repetition=3 --openings 1 --pairings gated/random | sed -n "/^What/,\$p"
