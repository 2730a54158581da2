// SPDX-License-Identifier: MIT
//
// A tournament: pairings of agents, each game by itself, so that threads may share them out.
#ifndef PLAY_TOURNAMENT_H
#define PLAY_TOURNAMENT_H

#include <checkers/report.h>

// A game of a pairing; NULL until it is played. It is result.game, too.
struct contest {
    size_t pairing;
    ck_game *game;
    ck_report_game result;
};

struct pairing {
    char *names[2], *texts[2];
    bool gated[2];
    ck_gate_options gates[2]; // of those that are gated
};

struct tournament {
    const ck_report_options *options;
    size_t pairing_count, contest_count;
    struct pairing *pairings;
    struct contest *contests; // by pairing, then opening, then colours
};

// Reads the pairings and sets up their games. What it fills is freed by ck_tournament_free,
// also after a failure.
enum ck_status ck_tournament_set_up(struct tournament *t, const ck_report_options *options,
                                    ck_error *error);
void ck_tournament_free(struct tournament *t);

// Plays the games of the shard, or copies all of them from where they were played.
enum ck_status ck_tournament_play(struct tournament *t, ck_error *error);
enum ck_status ck_tournament_take(struct tournament *t, const ck_report_game *games,
                                  size_t count, ck_error *error);

// Starts a game of the tournament with its opening; sums up one that is over.
enum ck_status ck_contest_start(const struct tournament *t, struct contest *c);
void ck_contest_finish(struct contest *c);

// What agents of a tournament are where their names do not say.
ck_agent_setup ck_tournament_setup(const ck_report_options *options);

#endif
