# SPDX-License-Identifier: MIT
# Without a terminal the view is history, in plain characters.
checkers play --agents gated,greedy --max-steps 2
