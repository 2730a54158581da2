// SPDX-License-Identifier: MIT
//
// What several commands show in the same words: positions, moves, lines, outcomes and checks.
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "json.h"
#include <checkers/checkers.h>
#include <stdio.h>

// Texts of any length, to be freed with free().
char *fen_text(const ck_position *position);
char *move_text(const ck_position *position, ck_move move);
char *line_text(const ck_position *position, const ck_move *line, size_t length,
                bool mark_crowned);
char *game_text(const ck_game *game); // all moves
char *outcome_text(ck_outcome outcome, const ck_rules *rules);
char *rules_text(const ck_rules *rules);

// Whether the rules are English on a board of any size, with any limit of the quiet counter.
bool rules_english(const ck_rules *rules);

// The line that refutes a legal proposal, such as "after 12-16, best play goes 19x12x3
// (crowned) 2-6", to be freed; NULL where nothing was refused.
char *refutation_text(const ck_position *position, const ck_verdict *verdict);

// "Red" or "White", as sentences have them.
const char *side_name(enum ck_side side);

// "Red wins", "White wins", "drawn" or "unfinished".
const char *result_name(enum ck_result result);

// Says in one line that a game is over, who has won and why.
void show_over(FILE *out, ck_outcome outcome, const ck_rules *rules);

// Draws the board on stdout, a row a line, each behind `indent` blanks: r and w are men, R and
// W kings, dots empty squares.
void show_board(const ck_position *position, int indent);

// Shows each check of a verdict on stdout and, for a legal proposal that was refused,
// the line that refutes it, each behind `indent` blanks.
void show_checks(const ck_position *position, const ck_verdict *verdict, int indent);

// Members of the object that is open. The rules are left out where they are English but for
// what --size and --quiet-limit say.
void json_rules(struct json *json, const ck_rules *rules);
void json_fen(struct json *json, const char *key, const ck_position *position);
void json_move(struct json *json, const char *key, const ck_position *position, ck_move move);
void json_line(struct json *json, const char *key, const ck_position *position,
               const ck_move *line, size_t length);

// "result", "winner" (null without one) and "reason" of a game that has ended.
void json_outcome(struct json *json, ck_outcome outcome, const ck_rules *rules);

// "checks": an array of name, pass and detail; no_material_blunder also has the value of the
// proposal, the best move and its value.
void json_checks(struct json *json, const ck_position *position, const ck_verdict *verdict);

#endif
