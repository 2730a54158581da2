# SPDX-License-Identifier: MIT
# Another set of weights.
checkers analyze --depth 2 --eval second --format json
checkers analyze --depth 2 --eval man=100,king=160,advance=3,guard=6 --format json
