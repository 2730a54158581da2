# SPDX-License-Identifier: MIT
# The positions are those of English draughts, so there are no rules to choose.
checkers bench --rules russian
