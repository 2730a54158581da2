# SPDX-License-Identifier: MIT
# With something in them.
: >1.json
checkers report --merge 1.json
