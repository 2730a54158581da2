# SPDX-License-Identifier: MIT
# And takes only what it knows.
checkers analyze --rules russian,crowning=never
