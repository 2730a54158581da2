# SPDX-License-Identifier: MIT
# Files must be there.
checkers report --merge 1.json
