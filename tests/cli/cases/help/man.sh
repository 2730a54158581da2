# SPDX-License-Identifier: MIT
# The manual page has a section for each command.
checkers help --man | grep '^\.S[HS]'
