# SPDX-License-Identifier: MIT
# A slip of the finger names the command that was meant.
checkers prefl 3
