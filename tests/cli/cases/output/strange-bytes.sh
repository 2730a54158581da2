# SPDX-License-Identifier: MIT
# What a user wrote does nothing to a terminal where it is quoted, and letters stay letters.
checkers "$(printf '\033[31mred\007\177')"
checkers moves --fen "$(printf 'B:W\233x')"
checkers moves --rules "$(printf 'd\303\244mme\303')"
checkers play --agents "$(printf '\302\2331m,greedy')"
checkers report --merge "$(printf 'no\nfile\355\240\200')"
checkers gate "$(printf '11\014-\01320')"
checkers gate --fen B:W18:B --format json "$(printf '\377\033\302\233"\342\227\217')"
