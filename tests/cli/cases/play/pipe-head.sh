# SPDX-License-Identifier: MIT
# A reader that has seen enough is no failure.
{ checkers play --agents random,random --view history --delay 0; echo "exit $?" >&2; } | head -n 1
