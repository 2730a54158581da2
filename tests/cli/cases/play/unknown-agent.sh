# SPDX-License-Identifier: MIT
# An agent that does not exist.
checkers play --agents gated,oracle
