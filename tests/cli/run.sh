#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Runs golden cases of the command line: run.sh [--update] PROGRAM CASE.sh...
#
# What a case must print and exit with stands beside it, in CASE.stdout, CASE.stderr and
# CASE.exit. A file that is not there stands for nothing printed, and for exit 0. --update
# writes these files anew from what the program does: read the difference before you commit it.
set -u

update=no
if [ "$1" = --update ]; then
    update=yes
    shift
fi
PATH=$(cd "$(dirname "$1")" && pwd):$PATH
shift
LC_ALL=C TERM=dumb
export PATH LC_ALL TERM
unset NO_COLOR COLUMNS LINES

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

# Compares what came out with what is expected, or makes it what is expected.
settle() {
    expected=$1 got=$2
    if [ $update = no ]; then
        [ -e "$expected" ] || expected=/dev/null
        diff -u "$expected" "$got" || failures=$((failures + 1))
    elif [ -s "$got" ]; then
        cp "$got" "$expected"
    else
        rm -f "$expected"
    fi
}

for script; do
    mkdir "$work/here"
    script=$(cd "$(dirname "$script")" && pwd)/$(basename "$script")
    (cd "$work/here" && sh "$script" </dev/null >"$work/stdout" 2>"$work/stderr")
    code=$?
    rm -rf "$work/here" "$work/exit"
    [ $code -eq 0 ] && : >"$work/exit" || echo $code >"$work/exit"
    for part in stdout stderr exit; do
        settle "${script%.sh}.$part" "$work/$part"
    done
done
[ $failures -eq 0 ]
