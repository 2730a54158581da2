#!/bin/sh
# SPDX-License-Identifier: MIT
#
# externs.sh NM ARCHIVE: asserts that every extern of the library begins with ck_. Names of the
# implementation, which begin with two underscores, are those of a sanitizer.
set -eu
externs=$("$1" -g --defined-only "$2" | awk 'NF == 3 && $3 !~ /^__/ { print $3 }' | sort -u)
if [ "$(printf '%s\n' "$externs" | grep -c '^ck_')" -lt 50 ]; then
    echo "hardly an extern is found in $2" >&2
    exit 1
fi
if printf '%s\n' "$externs" | grep -v '^ck_'; then
    echo "these externs do not begin with ck_" >&2
    exit 1
fi
