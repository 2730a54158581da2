#!/bin/sh
# SPDX-License-Identifier: MIT
#
# console.sh PROGRAM DOCUMENT...: runs the command of each "```console" block, and looks for the
# lines of the block in what it prints, whole and in their order; "..." stands for any lines.
set -eu

PATH=$(cd "$(dirname "$1")" && pwd):$PATH
export PATH
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

awk -v work="$work" '
    /^```/ { inside = ($0 == "```console"); blocks += inside; next }
    inside && sub(/^\$ /, "") { print > (work "/" blocks ".command"); next }
    inside { print > (work "/" blocks ".lines") }
' "$@"

blocks=0
failed=0
for command in "$work"/*.command; do
    sh "$command" </dev/null >"$work/printed" 2>/dev/null || true
    if ! awk '
        NR == FNR { printed[NR] = $0; count = NR; next }
        $0 == "..." { next }
        {
            do at++; while (at <= count && printed[at] != $0)
            if (at > count) { print "not printed: " $0; exit 1 }
        }
    ' "$work/printed" "${command%.command}.lines"; then
        echo "by: $(cat "$command")"
        failed=$((failed + 1))
    fi
    blocks=$((blocks + 1))
done
echo "$blocks blocks, $failed not as printed"
[ "$blocks" -gt 0 ] && [ "$failed" = 0 ]
