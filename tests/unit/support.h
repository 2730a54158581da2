// SPDX-License-Identifier: MIT
//
// What the unit tests share: cmocka, positions from FEN, random positions, and the way between
// the library and the naive rule book.
#ifndef SUPPORT_H
#define SUPPORT_H

#include "../oracle/oracle.h"

#include <checkers/checkers.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

enum { TEXT = 4096 };

// The position of a FEN, which must be right; on 8 x 8 or on a board of `size`. Freed by the
// caller.
ck_position *position_of(const char *fen);
ck_position *position_of_size(const char *fen, int size);

// The rules of a text, which must be right; and the position of a FEN, or of the start where it is
// NULL, under them. Freed by the caller.
ck_rules rules_of(const char *text);
ck_position *position_under(const char *rules_text, const char *fen);

// The legal moves, a blank between, in static storage.
const char *moves_of(const ck_position *position);

// The legal move of a text, which must be one; and the position after it.
ck_move move_of(const ck_position *position, const char *text);
void play(ck_position *position, const char *text);

// Asserts the legal moves of a FEN on 8 x 8, in canonical order, one blank between.
void assert_moves(const char *fen, const char *moves);

// Asserts the outcome of a position.
void assert_outcome(const ck_position *position, enum ck_result result, enum ck_reason reason);

// A table for perft with positions by the rules of this one; NULL where bytes is 0.
ck_perft_table *table_for(const ck_position *position, size_t bytes);

// Repeatable random numbers.
struct dice {
    uint64_t state;
};
uint64_t roll(struct dice *dice, uint64_t sides); // 0..sides-1

// The rules of a size that combine the options in one of all ways, drawn after twenty quiet plies.
enum { COMBINATIONS = 48 };
ck_rules combination(int number, int size);

// Gives the naive rule book's board, which keeps its pieces, other rules.
void oracle_adopt(struct oracle *board, const ck_rules *rules);

// The same position for the naive rule book, and the other way, freed by the caller.
void oracle_of(struct oracle *board, const ck_position *position);
ck_position *position_of_oracle(const struct oracle *board);

// Asserts that a position of the library and one of the naive rule book are the same.
void assert_same_position(const ck_position *position, const struct oracle *board);

// Asserts that both rule books allow the same moves, with paths, captures and crowning, merge the
// same ones, and see the same outcome.
void assert_same_rules(const ck_position *position, const struct oracle *board);

// Plays `plies` random moves, fewer where the game ends.
void oracle_wander(struct oracle *board, struct dice *dice, int plies);

// Puts about `men` men and `kings` kings of both sides anywhere on an empty board.
void oracle_scatter(struct oracle *board, struct dice *dice, int men, int kings);

// Calls `row` with the fields of each row of a data file, missing ones empty. Returns how many.
enum { FIELDS = 5 };
int each_row(const char *file, void (*row)(char *fields[FIELDS]));

#endif
