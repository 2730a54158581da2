// SPDX-License-Identifier: MIT
//
// The evaluation: material, advancement and back-row guards, in points.
#ifndef CORE_EVAL_H
#define CORE_EVAL_H

#include <checkers/search.h>

#include "core/pos.h"

// The sum of the row numbers of the squares, from the top, by the binary digits of the rows.
BITS_INLINE int sum_of_rows(const struct board *b, Bits squares)
{
    int sum = 0;
    for (int digit = 0; digit < row_digits(b); digit++)
        sum += count(both(squares, b->row[digit])) << digit;
    return sum;
}

// The evaluation of the position as it stands, for the side to move.
static int evaluate_pos(const struct board *b, const ck_weights *w, const struct pos *p)
{
    Bits red = without(p->pieces[CK_RED], p->kings);
    Bits white = without(p->pieces[CK_WHITE], p->kings);
    int red_men = count(red), white_men = count(white);
    int men = red_men - white_men;
    int kings = count(p->pieces[CK_RED]) - count(p->pieces[CK_WHITE]) - men;
    // White's men move up: each has gone as many rows as lie below it.
    int rows =
        sum_of_rows(b, red) + sum_of_rows(b, white) - (2 * board_step(b) - 1) * white_men;
    int guards =
        count(both(red, crown_row(b, CK_WHITE))) - count(both(white, crown_row(b, CK_RED)));
    int value = w->man * men + w->king * kings + w->advance * rows + w->guard * guards;
    return p->turn == CK_RED ? value : -value;
}

#endif
