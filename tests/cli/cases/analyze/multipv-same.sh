# SPDX-License-Identifier: MIT
# Their values are those of --all.
values() { checkers analyze --depth 7 "$@" | sed '1,/^move/d; /^$/,$d' | cut -c1-20 | sort; }
for fen in B:W18,19,21,23,24,26,29-31:B1-4,6,7,9-12 W:WK2,K15,K23:BK10,K29; do
    values --all --fen $fen >all
    values --multipv 99 --fen $fen | cmp - all
    wc -l <all
done
