#!/bin/sh
# SPDX-License-Identifier: MIT
#
# map.sh ROOT: every file of the sources and of the public headers stands in the map,
# docs/design.md, by the name of itself or of its other half, and the map names no file that is gone.
set -eu
cd "$1"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find src include -name '*.[ch]' -o -name '*.inc' | sed 's|.*/||; s|\.[a-z]*$||; s|^cmd_.*|cmd_*|' |
    sort -u >"$work/there"
# shellcheck disable=SC2016 # the backquotes are those of Markdown
sed -n '/^## Files/,/^`src\/package/p' docs/design.md | grep -o '`[a-z0-9_*]*\.[a-z]*`' |
    tr -d '`' | sed 's|\.[a-z]*$||' | sort -u >"$work/named"
diff "$work/there" "$work/named"
