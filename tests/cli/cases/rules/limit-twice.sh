# SPDX-License-Identifier: MIT
# And two limits.
checkers perft 2 --quiet-limit 80 --rules pool,quiet=60
