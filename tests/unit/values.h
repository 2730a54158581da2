// SPDX-License-Identifier: MIT
//
// The values that plain minimax of the naive rule book gives to root moves, and what a search tells
// held against them.
#ifndef VALUES_H
#define VALUES_H

#include "support.h"

enum { LEGAL_MAX = 512 };

// The default weights.
extern const struct oracle_weights standard;

// The naive value of each legal move, in canonical order. Returns how many there are.
size_t naive_values(const struct oracle *board, const struct oracle_weights *weights, int depth,
                    int values[LEGAL_MAX]);

// Of the largest values the first.
size_t first_best(const int *values, size_t count);

// Plays a line in the naive rule book and asserts that it stays in the tree of this depth, and
// that it ends at a leaf with the value.
void assert_line(const struct oracle *root, const ck_scored_move *scored,
                 const struct oracle_weights *weights, int depth);

// An unfinished position by chance: from a game, or with kings scattered over the board; of English
// draughts or of other rules.
void deal(struct oracle *board, struct dice *dice, int size);
void deal_under(struct oracle *board, struct dice *dice, const ck_rules *rules);

#endif
