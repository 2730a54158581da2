# SPDX-License-Identifier: MIT
# Threads change no byte.
checkers report --openings 3 >one
checkers report --openings 3 --threads 3 | cmp - one
checkers report --openings 3 --format json >one
checkers report --openings 3 --format json --threads 2 | cmp - one
