# SPDX-License-Identifier: MIT
# Every command says in the same words that memory is short, and what makes it less. Under a
# sanitizer, which cannot do with little memory, it is not tried.
starved() { sh -c 'ulimit -v 2000000 && exec checkers "$@"' sh "$@" 2>&1; }
starved moves >/dev/null || { echo "checkers: out of memory; a smaller --hash takes less" && exit; }
for command in "analyze --depth 1" "gate 11-15" "perft 3" "report --openings 1" \
    "play --view none" "play --agents human,random --view none"; do
    # shellcheck disable=SC2086 # a list of words
    starved $command --hash 65536
done | sort -u
