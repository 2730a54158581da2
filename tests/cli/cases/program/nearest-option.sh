# SPDX-License-Identifier: MIT
# A slip in an option names the one that was meant.
checkers moves --formt json
