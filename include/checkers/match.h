// SPDX-License-Identifier: MIT
//
// A match game: two agents play a game to its end, a watcher looks on.
#ifndef CHECKERS_MATCH_H
#define CHECKERS_MATCH_H

#include <checkers/agent.h>

#ifdef __cplusplus
extern "C" {
#endif

// One ply as it was decided. Borrowed: valid during the call of the watcher.
typedef struct ck_ply {
    int ply;               // from 1, counted from the game's start position
    enum ck_side turn;     // who moved
    const ck_agent *agent; // who decided
    const ck_game *game;   // with the move already played
    const ck_position *before;
    const ck_decision *decision;
} ck_ply;

// Sees each ply once it is played; false stops the game (unfinished, CK_LEFT).
typedef bool (*ck_watch)(void *context, const ck_ply *ply);

typedef struct ck_match_options {
    int max_plies;  // of the whole game; 0 = until it is over
    ck_watch watch; // may be NULL
    void *context;
} ck_match_options;

// Plays `game` on until it is over, a person leaves or resigns, or a limit is reached. A
// person's undo takes back plies until that person is to move again. agents[CK_RED],
// agents[CK_WHITE]. CK_OK with *outcome, also for an unfinished game. Else the status of the
// agent that could not decide; CK_ILLEGAL where a person's move is none.
enum ck_status ck_match_play(ck_game *game, ck_agent *const agents[2],
                             const ck_match_options *options, ck_outcome *outcome);

#ifdef __cplusplus
}
#endif
#endif
