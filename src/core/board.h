// SPDX-License-Identifier: MIT
//
// The board: where squares lie in a set, and the sets that a board of one size has.
//
// Dark squares are packed row by row, with one spare bit after each pair of rows, so that the
// four diagonal neighbours of every square are step, step + 1 bits up and down. A step off the
// board lands on a bit that is no square, and no move needs a test for an edge. Bits ascend as
// squares do.
#ifndef CORE_BOARD_H
#define CORE_BOARD_H

#include <checkers/rules.h>

#include "core/bits.h"

enum {
    ROW_DIGITS = 7, // log2 of the largest board: rows are numbered in so many binary digits
    // No piece is captured on the edge.
    JUMPS_MAX = (SIZE_LIMIT - 2) * (SIZE_LIMIT - 2) / 2,
    PATH_MAX = JUMPS_MAX + 2,
};

struct board {
    ck_rules rules;
    int row_digits; // of the rows of this board
    Bits squares;
    Bits crown[2];        // the row where a side's men become kings
    Bits row[ROW_DIGITS]; // row[i]: squares whose row number, from 0, has the binary digit i
};

// The size is a constant in an instance for one board, and so are all shifts.
static inline int board_step(const struct board *b)
{
#ifdef SIZE
    (void)b;
    return SIZE / 2;
#else
    // The compiler then knows that no shift is by a whole word or more.
    if (b->rules.size < 4 || b->rules.size > SIZE_LIMIT)
        __builtin_unreachable();
    return b->rules.size / 2;
#endif
}

// The binary digits of a row's number.
static inline int row_digits(const struct board *b)
{
#ifdef SIZE
    (void)b;
    return SIZE <= 8 ? 3 : 4;
#else
    return b->row_digits;
#endif
}

// The row where a side's men become kings.
static inline Bits crown_row(const struct board *b, enum ck_side side)
{
#ifdef SIZE
    (void)b;
    const uint64_t top = ((uint64_t)1 << SIZE / 2) - 1;
    return (Bits){{side == CK_WHITE ? top : top << ((SIZE / 2 - 1) * (SIZE + 1) + SIZE / 2)}};
#else
    return b->crown[side];
#endif
}

static inline bool on_crown_row(const struct board *b, enum ck_side side, int bit)
{
#ifdef SIZE
    Bits row = crown_row(b, side);
    return has(&row, bit);
#else
    return has(&b->crown[side], bit);
#endif
}

static inline Bits board_squares(const struct board *b)
{
#ifdef SQUARES
    (void)b;
    return (Bits){{SQUARES}};
#else
    return b->squares;
#endif
}

// What the rules leave open. An instance for English draughts has them as constants, so its
// code holds no test of them.
#ifdef ENGLISH
#define CUSTOM(board, field, english) ((void)(board), (english))
#else
#define CUSTOM(board, field, english) ((board)->rules.field)
#endif

static inline enum ck_crowning crowning(const struct board *b)
{
    return CUSTOM(b, crowning, CK_CROWNING_ENDS);
}

static inline bool kings_fly(const struct board *b)
{
    return CUSTOM(b, flying, false);
}

static inline bool men_jump_backward(const struct board *b)
{
    return CUSTOM(b, backward, false);
}

static inline bool most_captures_only(const struct board *b)
{
    return CUSTOM(b, majority, false);
}

// Whether a man's jumps depend on nothing that it has done before: it goes forward only, stays
// a man on its way, and may choose any capture.
static inline bool men_jump_freely(const struct board *b)
{
    return !men_jump_backward(b) && crowning(b) != CK_CROWNING_KING && !most_captures_only(b);
}

static inline bool only_crownings_reset(const struct board *b)
{
    return CUSTOM(b, quiet_reset, CK_RESET_MAN_MOVE) == CK_RESET_CROWNING;
}

// The four diagonals, in the order of the squares that a piece meets.
enum { UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT, DIAGONALS };

static inline int diagonal_step(const struct board *b, int diagonal)
{
    int step = board_step(b);
    return diagonal < DOWN_LEFT ? diagonal - UP_RIGHT - step : diagonal - DOWN_LEFT + step;
}

// The first of the two diagonals that are forward for a side.
static inline int forward(enum ck_side side)
{
    return side == CK_RED ? DOWN_LEFT : UP_LEFT;
}

static int square_row(const struct board *b, int square)
{
    return (square - 1) / (b->rules.size / 2);
}

// The bit of a square, 1..squares.
static int square_bit(const struct board *b, int square)
{
    int step = b->rules.size / 2, row = square_row(b, square), column = (square - 1) % step;
    return row / 2 * (2 * step + 1) + row % 2 * step + column;
}

static int bit_square(const struct board *b, int bit)
{
    int pair = b->rules.size + 1;
    return bit / pair * b->rules.size + bit % pair + 1;
}

static void board_init(struct board *b, const ck_rules *rules)
{
    memset(b, 0, sizeof *b);
    b->rules = *rules;
    while (1 << b->row_digits < b->rules.size)
        b->row_digits++;
    for (int square = 1; square <= ck_rules_squares(rules); square++) {
        int bit = square_bit(b, square), row = square_row(b, square);
        add(&b->squares, bit);
        if (row == 0)
            add(&b->crown[CK_WHITE], bit);
        if (row == b->rules.size - 1)
            add(&b->crown[CK_RED], bit);
        for (int digit = 0; digit < b->row_digits; digit++) {
            if ((row >> digit & 1) != 0)
                add(&b->row[digit], bit);
        }
    }
}

#endif
