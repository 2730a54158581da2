// SPDX-License-Identifier: MIT
//
// What is known of the plies of a game beyond the game itself: the gate's verdicts, the last
// decision, and the scene that all of it makes.
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include "look.h"
#include "scene.h"
#include <checkers/match.h>

struct record {
    char agents[2][64];      // as the panel names them
    unsigned char *verdicts; // verdicts[0..length), by ply from 0
    size_t length, capacity;
    int decided; // the ply from 1 of `decision`, 0 for none
    ck_decision decision;
};

// Starts a record of two agents. It is freed with record_free.
void record_start(struct record *record, ck_agent *const agents[2], const struct look *look);
void record_free(struct record *record);

// Adds a ply; the record forgets plies that have been taken back.
void record_add(struct record *record, const ck_ply *ply);

// Makes the scene of the game now, borrowed from the record and the game.
void record_scene(const struct record *record, const ck_game *game, struct scene *scene);

#endif
