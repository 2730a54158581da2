// SPDX-License-Identifier: MIT
//
// What a frame shows of a game: plain data, borrowed from the game and its agents.
#ifndef CLI_SCENE_H
#define CLI_SCENE_H

#include <checkers/agent.h>

enum { SPARK_WINDOW = 48 };

struct scene {
    const ck_position *position;
    int ply;   // plies played; 0 is the start
    bool over; // the game

    const ck_position *before; // of the last move, and that move; unless ply is 0
    ck_move move;
    const ck_decision *decision; // on it; NULL where nothing is known of it

    const char *agents[2]; // in a few words
    int acts, overrides;   // of the gate
    int took[2];           // pieces that each side has captured
    int full;              // pieces of a side that fill its bar

    int counted;                 // the last plies, whose
    int counts[2][SPARK_WINDOW]; // piece counts counts[side][0..counted) are, the latest last
};

#endif
