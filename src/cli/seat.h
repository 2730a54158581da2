// SPDX-License-Identifier: MIT
//
// A person's seat: asks for moves on stdin and answers what a person types instead of one.
#ifndef CLI_SEAT_H
#define CLI_SEAT_H

#include "hints.h"
#include "input.h"
#include "look.h"
#include <checkers/match.h>
#include <stdio.h>

enum { SEAT_LINE_SIZE = 1 << 16 };

struct seat {
    FILE *talk; // where prompts and answers go
    const struct look *look;
    bool echo; // whether to write what is read, as for a pipe, which shows nothing itself

    struct hints hints;

    // Shows the position before each question, and below it the lines that are to be said.
    void (*show)(void *context, const ck_game *game, const char *said);
    void *context;

    struct input input;
    char line[SEAT_LINE_SIZE];
};

// A ck_ask, with a struct seat as its context.
enum ck_answer seat_ask(void *context, const ck_game *game, ck_move *move);

// Asks whether to go back in a game that is over; `result` is a line that says how it ended.
bool seat_ask_back(struct seat *seat, const ck_game *game, const char *result);

// Tells a person who is shown no board what was played.
void seat_tell(const struct seat *seat, const ck_ply *ply);

#endif
