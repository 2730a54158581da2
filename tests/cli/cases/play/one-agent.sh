# SPDX-License-Identifier: MIT
# One agent is no game.
checkers play --agents gated
