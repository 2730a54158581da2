#!/bin/sh
# SPDX-License-Identifier: MIT
#
# install.sh BUILD LIBDIR: installs a build into a folder of its own, looks for every file that
# belongs there, and builds and runs the consumer by way of each of the two package files.
set -eu

build=$1
libdir=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix

fail() {
    echo "install.sh: $*" >&2
    exit 1
}

"$CMAKE" --install "$build" --prefix "$prefix" >"$work/log" || fail "$(cat "$work/log")"

man_page=$prefix/share/man/man1/checkers.1
completion=$prefix/share/bash-completion/completions/checkers
for file in "$prefix/bin/checkers" "$prefix/$libdir/libcheckers.a" \
    "$prefix/$libdir/pkgconfig/checkers.pc" \
    "$prefix/$libdir/cmake/checkers/checkers-config.cmake" \
    "$prefix/$libdir/cmake/checkers/checkers-config-version.cmake" \
    "$man_page" "$completion"; do
    [ -s "$file" ] || fail "$file is missing or empty"
done
for header in "$here"/../../include/checkers/*.h; do
    cmp "$header" "$prefix/include/checkers/$(basename "$header")"
done

cmp "$here/../../LICENSE" "$prefix/share/doc/checkers/LICENSE"

date='"[0-9]{4}-[0-9]{2}-[0-9]{2}"'
grep -Eq "^\.TH CHECKERS 1 $date \"checkers [0-9.]+\" " "$man_page" ||
    fail "checkers.1 has no .TH line with date and version"
if command -v groff >/dev/null; then
    warnings=$(groff -man -Tutf8 -ww -z "$man_page" 2>&1)
    [ -z "$warnings" ] || fail "checkers.1: $warnings"
fi
# shellcheck disable=SC2016 # $1 is for the inner shell
bash -c 'set -eu; source "$1"; complete -p checkers' completion "$completion" >/dev/null ||
    fail "the completion does not complete checkers"

{
    "$CMAKE" -S "$here/consumer" -B "$work/consumer" -DCMAKE_PREFIX_PATH="$prefix"
    "$CMAKE" --build "$work/consumer"
} >"$work/log" 2>&1 || fail "$(cat "$work/log")"
"$work/consumer/consumer"

PKG_CONFIG_PATH=$prefix/$libdir/pkgconfig
export PKG_CONFIG_PATH
# shellcheck disable=SC2046,SC2086 # lists of words
"$CC" -std=c11 $CFLAGS "$here/consumer/consumer.c" -o "$work/by_pkg_config" \
    $(pkg-config --cflags --libs checkers)
"$work/by_pkg_config"
