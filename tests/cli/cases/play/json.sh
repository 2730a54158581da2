# SPDX-License-Identifier: MIT
# An object a ply, then the result.
checkers play --agents gated,random --max-steps 3 --format json
