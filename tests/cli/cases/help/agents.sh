# SPDX-License-Identifier: MIT
# Who can play.
checkers help agents
