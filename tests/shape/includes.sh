#!/bin/sh
# SPDX-License-Identifier: MIT
#
# includes.sh SRC: asserts that the #include lines in SRC keep to floors.txt, and that a line which
# does not is found.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

check() {
    (cd "$1" && find . -type f \( -name '*.[ch]' -o -name '*.inc' \) | sed 's,^\./,,' | sort |
        xargs awk -f "$here/includes.awk" "$here/floors.txt")
}

# Each of these lines is refused in its file.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
refuse() {
    mkdir -p "$work/$(dirname "$1")"
    printf '%s\n' "$2" >"$work/$1"
    if check "$work" >/dev/null; then
        echo "$1 may include $2" >&2
        exit 1
    fi
    rm "$work/$1"
}
refuse base/text.c '#include "core/pos.h"'
refuse base/text.c '#include <checkers/rules.h>'
refuse core/bits.h '#include "core/movegen.h"'
refuse core/perft.h ' #  include "game/position.h"'
refuse game/fen.c '#include "play/rating.h"'
refuse search/gate.c '#include "egdb/probe.h"'
refuse egdb/probe.c '#include "search/tt.h"'
refuse game/fen.c '#include <checkers/agent.h>'
refuse game/fen.c '#include "position.h"'
refuse cli/main.c '#include "base/text.h"'
refuse other/thing.c '#include <stdio.h>'

check "$1"
