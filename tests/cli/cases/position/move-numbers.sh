# SPDX-License-Identifier: MIT
# Move numbers, commas, colons and short captures are fine.
checkers moves --moves "1. 11-15 22-18, 2. 15:22 25X18" --format json
