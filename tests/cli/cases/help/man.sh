# SPDX-License-Identifier: MIT
# The manual page has a section for each command, and a head that no build changes.
checkers help --man | grep '^\.[ST]H\|^\.SS'
