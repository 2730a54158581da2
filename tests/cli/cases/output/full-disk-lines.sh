# SPDX-License-Identifier: MIT
# Commands that write line by line tell the reason too.
checkers perft 3 >/dev/full
checkers perft 3 --divide --format json >/dev/full
checkers analyze --depth 2 >/dev/full
checkers play --view history --max-steps 2 >/dev/full
