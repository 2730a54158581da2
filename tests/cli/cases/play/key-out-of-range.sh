# SPDX-License-Identifier: MIT
# A key whose value is out of range.
checkers play --agents gated:horizon=0,greedy
