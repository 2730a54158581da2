// SPDX-License-Identifier: MIT
//
// The tournament report: pairings of agents over seeded openings, and the showcase of the gate.
//
// The result depends on nothing but the options: not on the compiler, the machine or the
// threads. An agent with time=SECONDS is the exception: it moves by the clock.
#ifndef CHECKERS_REPORT_H
#define CHECKERS_REPORT_H

#include <checkers/match.h>
#include <checkers/perft.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    CK_OPENINGS_MAX = 1000,
    CK_OPENING_PLIES_MAX = 100,
    CK_PAIRINGS_MAX = 64,
    CK_REPORT_PERFT_DEPTH = 6,
};

typedef struct ck_report_options {
    ck_rules rules; // with a quiet limit, so that every game ends
    uint64_t seed;
    int openings;         // 1..CK_OPENINGS_MAX, each played with both colours
    int opening_plies;    // random plies before the agents play, 0..CK_OPENING_PLIES_MAX
    const char *pairings; // "gated/greedy,gated/random,...": agents as in agent.h, perhaps
                          // with blanks around each
    int depth;            // of `search` where a pairing does not say
    int horizon;          // of `gated` where a pairing does not say
    int tolerance;        // of `gated` where a pairing does not say, points
    ck_weights weights;   // of both where a pairing does not say
    int hash;       // MiB of an agent's table where a pairing does not say, 0..CK_HASH_MAX
    int threads;    // 1..CK_THREADS_MAX
    bool audit;     // prove each gated move again by plain minimax; gates need a horizon then
    ck_shard shard; // play only this share of the games
    // Called after each game that was played here, with how many have been by then, from 1, and
    // how many are to be; may be NULL. Any of the threads may call it, one at a time.
    void (*progress)(void *context, size_t finished, size_t games);
    void *context; // for it
} ck_report_options;

// English 8 x 8, seed 1, 6 openings of 4 plies, depth 6, horizon 4, tolerance 50, 4 MiB, one
// thread, no audit, "gated/greedy,gated/random,gated/search,search/greedy", all games, no
// callback.
ck_report_options ck_report_defaults(void);

// What one agent did, over the games of a pairing.
typedef struct ck_report_score {
    const char *name; // as the pairing names it
    const char *text; // what it is in words
    bool gated;
    int won, drawn, lost;
    uint64_t plies;     // its own moves
    uint64_t overrides; // moves where the gate rejected the proposal
    uint64_t nodes;     // positions visited by its searches
    double percent;     // 100 * (won + drawn / 2) / games
    double low, high; // 95 % interval of `percent`: Wilson's score interval (E. B. Wilson, JASA
                      // 22, 1927) with a draw as half a win, which makes it wide, not narrow
} ck_report_score;

// What an agent did in one game.
typedef struct ck_report_work {
    uint64_t plies, overrides, nodes; // as in ck_report_score
} ck_report_work;

typedef struct ck_report_game {
    int opening; // from 0
    int red;     // which agent of the pairing had Red, 0 or 1
    ck_outcome outcome;
    size_t plies;         // with the opening
    size_t opening_plies; // fewer than asked for where the game would have been over
    int overrides;        // by both agents
    const ck_game *game;  // all of it, the opening included; NULL where it is of another shard
    ck_report_work work[2];  // of the agents of the pairing
    size_t override_ply;     // of the first override, from 1; 0 where there is none
    int override_depth;      // of its verdict: the horizon, or less where time ended the search
    ck_move proposal;        // that was overridden there
    uint64_t proved, failed; // gated moves, by the audit
} ck_report_game;

// Which agent of the pairing had a side in a game, 0 or 1.
int ck_report_seat(const ck_report_game *game, enum ck_side side);

typedef struct ck_report_pairing {
    ck_report_score agents[2];
    double mean_plies;
    int game_count;
    const ck_report_game *games;
} ck_report_pairing;

typedef struct ck_report ck_report;

// Plays the tournament, or its share of the games, which alone are then summed up. *out is the
// caller's to free. CK_BAD_TEXT for `pairings` with the part that is wrong, CK_BAD_ARGUMENT,
// CK_LIMIT, CK_NO_MEMORY.
enum ck_status ck_report_new(ck_report **out, const ck_report_options *options,
                             ck_error *error);
// The report of games that were played elsewhere by the same options, in shards: the same as if
// all had been played here. games[0..count) are the games of all pairings in their order; the
// report copies them. Of a game its `game`, `opening_plies`, `work`, `override_ply`,
// `override_depth`, `proposal`, `proved` and `failed` are read. options->shard and
// options->progress are left aside. CK_BAD_ARGUMENT also where they cannot be the games of such
// a report; else as ck_report_new.
enum ck_status ck_report_merge(ck_report **out, const ck_report_options *options,
                               const ck_report_game *games, size_t count, ck_error *error);

void ck_report_free(ck_report *report); // NULL is allowed

// All that follows belongs to the report.
const ck_report_options *ck_report_made_by(const ck_report *report);

// The counts of depth 1..CK_REPORT_PERFT_DEPTH from the start; fewer on wide boards, where they
// would take long. Returns how many.
int ck_report_perft(const ck_report *report, const uint64_t **counts);

size_t ck_report_pairing_count(const ck_report *report);
const ck_report_pairing *ck_report_pairing_at(const ck_report *report, size_t index);

// The first override, in the order of the games and their plies.
typedef struct ck_showcase {
    size_t pairing;
    int game;                    // of the pairing, from 0
    size_t ply;                  // of the override, from 1
    const ck_position *position; // before that ply
    const ck_verdict *verdict;
} ck_showcase;

// False where no proposal was overridden in any game.
bool ck_report_showcase(const ck_report *report, ck_showcase *showcase);

// With options.audit: how many gated moves plain minimax proved, that is, found both values of
// the verdict to be true and the move played within the tolerance of the best; *failed, the
// others, is 0 unless the program is wrong.
uint64_t ck_report_audit(const ck_report *report, uint64_t *failed);

#ifdef __cplusplus
}
#endif
#endif
