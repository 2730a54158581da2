// SPDX-License-Identifier: MIT
//
// A frame: the board with the panel beside it, or below it where the terminal is narrow.
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "look.h"
#include "scene.h"
#include <stdio.h>

// Writes a frame of at most `columns` a line and, unless `rows` is 0, at most `rows` lines.
// What does not fit is left out: first the panel, line by line from its end, then the edges of
// the board, then its rows far from the last move. Where the board is too wide, or no four rows
// of it fit, one line says so in its place.
void screen_draw(FILE *out, const struct scene *scene, const struct look *look, int columns,
                 int rows);

// The lines of a whole board with its edges.
int screen_board_rows(int size);

#endif
