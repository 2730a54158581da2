# SPDX-License-Identifier: MIT
# The rules stand among the options.
checkers report --rules russian,repetition=3 --openings 1 --pairings gated/greedy --format json | sed 's/"pairings":\[.*//'
echo
