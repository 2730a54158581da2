# SPDX-License-Identifier: MIT
# The rules stand beside the position.
checkers analyze --rules brazilian --depth 7 --format json
