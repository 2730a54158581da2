// SPDX-License-Identifier: MIT
//
// Hints: what the gate says of moves, to a person who is asked for one.
#ifndef CLI_HINTS_H
#define CLI_HINTS_H

#include "look.h"
#include <checkers/gate.h>
#include <stdio.h>

struct hints {
    ck_search *search;
    ck_gate_options gates[2]; // by side
};

// Says which moves of the position the gate would pass and which not, with their values.
void hints_all(const struct hints *hints, const ck_position *position, FILE *out);

// Says what the gate would of a legal move, or of a text that is to be one.
void hints_move(const struct hints *hints, const ck_position *position, ck_move move,
                const struct look *look, FILE *out);
void hints_text(const struct hints *hints, const ck_position *position, const char *text,
                const struct look *look, FILE *out);

#endif
