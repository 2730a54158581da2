// SPDX-License-Identifier: MIT
//
// The drawing of a framed board with the last move on it.
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include "look.h"
#include <stdio.h>

enum { SQUARES_MAX = CK_SIZE_MAX * CK_SIZE_MAX / 2 };

// A position to draw, and what the last move left on its squares, from 1.
struct board {
    const ck_position *position;
    unsigned char marks[SQUARES_MAX + 1]; // enum mark
};

// Sets a position, which is borrowed, without a last move.
void board_set(struct board *board, const ck_position *position);

// Marks the way and the captures of the move that led from `before` to the position.
void board_mark(struct board *board, const ck_position *before, ck_move move);

// The columns that a framed board takes.
int board_columns(int size);

// The row of a square, from 0 at the top.
int board_row_of(int square, int size);

// Writes the top or bottom edge, or a row, of a framed board without a newline. A `cut` edge
// shows that there are rows beyond it.
void board_edge(FILE *out, int size, const struct look *look, bool top, bool cut);
void board_row(FILE *out, const struct board *board, const struct look *look, int row);

#endif
