# SPDX-License-Identifier: MIT
# Weights that do not exist.
checkers analyze --eval queen=900
