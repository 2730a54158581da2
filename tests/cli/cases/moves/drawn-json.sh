# SPDX-License-Identifier: MIT
# The same in JSON.
checkers moves --quiet 80 --format json
