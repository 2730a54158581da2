# SPDX-License-Identifier: MIT
# The report tells the rules.
for rules in pool russian brazilian international,quiet-reset=capture-or-crowning,repetition=3; do
    checkers report --rules $rules --openings 1 --pairings random/random | sed -n "/^Rules/,/^\$/p"
done
