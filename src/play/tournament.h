// SPDX-License-Identifier: MIT
//
// A tournament: pairings of agents, each game by itself, so that threads may share them out.
#ifndef PLAY_TOURNAMENT_H
#define PLAY_TOURNAMENT_H

#include <checkers/report.h>

// A game as it was played. Per agent of the pairing: its moves, overrides and nodes.
struct contest {
    size_t pairing;
    int opening, red;
    ck_game *game;
    size_t opening_plies;
    ck_outcome outcome;
    uint64_t plies[2], overrides[2], nodes[2];
    uint64_t proved, failed; // by the audit
    size_t override_ply;     // of the first override, from 1; 0 where there is none
    ck_move proposal;        // that was overridden there
};

struct pairing {
    char *names[2], *texts[2];
    bool gated[2];
};

struct tournament {
    const ck_report_options *options;
    size_t pairing_count, contest_count;
    struct pairing *pairings;
    struct contest *contests; // by pairing, then opening, then colours
};

// Reads the pairings and plays all games. What it fills is freed by ck_tournament_free, also
// after a failure.
enum ck_status ck_tournament_play(struct tournament *t, const ck_report_options *options,
                                  ck_error *error);
void ck_tournament_free(struct tournament *t);

// What agents of a tournament are where their names do not say.
ck_agent_setup ck_tournament_setup(const ck_report_options *options);

#endif
