# SPDX-License-Identifier: MIT
# 27-32 shuts the man on 28 in.
checkers analyze --depth 2 --all --fen W:WK27:B28
