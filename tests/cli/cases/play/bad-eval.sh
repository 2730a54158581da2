# SPDX-License-Identifier: MIT
# Weights that are none.
checkers play --eval queen=900
