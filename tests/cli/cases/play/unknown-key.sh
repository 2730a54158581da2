# SPDX-License-Identifier: MIT
# A key that an agent does not have.
checkers play --agents gated:speed=9,greedy
