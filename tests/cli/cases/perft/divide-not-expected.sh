# SPDX-License-Identifier: MIT
# Or is not.
checkers perft 3 --divide --expect 303
