// SPDX-License-Identifier: MIT
//
// Moves as text: what the files that read and write it have in common.
#ifndef GAME_MOVETEXT_H
#define GAME_MOVETEXT_H

#include <checkers/position.h>

#include "base/text.h"

// Whether a character stands between the squares of a move, where blanks may do so too.
bool ck_movetext_separates(char c);

// The most squares of a path that a sentence shows.
enum { MOVETEXT_SQUARES = 12 };

// Adds a legal move of a position, short even where its path is long: "19x12x3", or
// "1x1 (20 captures)".
void ck_movetext_add(struct text *t, const ck_position *position, ck_move move);

// The same with the path at hand: path[0..captures] of a capture, path[0..1] of a quiet move.
void ck_movetext_add_path(struct text *t, ck_move move, const uint16_t *path);

#endif
