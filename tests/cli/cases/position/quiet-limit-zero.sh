# SPDX-License-Identifier: MIT
# Without a limit the counter ends nothing.
checkers moves --quiet 81 --quiet-limit 0
