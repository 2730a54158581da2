// SPDX-License-Identifier: MIT
//
// A frame: the board with the panel beside it, or below it where the terminal is narrow.
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "look.h"
#include "scene.h"
#include <stdio.h>

// Writes a frame of at most `columns` a line and, unless `rows` is 0, at most `rows` lines. A
// board that is too wide is left out, which the frame says; of one that is too tall the rows
// around the last move are shown.
void screen_draw(FILE *out, const struct scene *scene, const struct look *look, int columns,
                 int rows);

#endif
