// SPDX-License-Identifier: MIT
//
// The seam between the rules, compiled per board width, and all that is above them.
#ifndef CORE_CORE_H
#define CORE_CORE_H

#include <checkers/alphabeta.h>
#include <checkers/search.h>

// The board of some rules, and a position on it, which points to its board: both of a width.
struct board;
struct state;

// Squares are numbered from 1 and in range; positions are of the width of the table.
struct core {
    size_t board_bytes, state_bytes;
    void (*board)(struct board *b, const ck_rules *rules);
    void (*init)(struct state *s, const struct board *b, bool start);
    // Takes over the position, on boards of the same rules.
    void (*assign)(struct state *to, const struct state *from);
    void (*put)(struct state *s, int square, enum ck_piece piece);
    void (*set_turn)(struct state *s, enum ck_side turn);
    void (*set_quiet)(struct state *s, int plies);
    enum ck_piece (*piece)(const struct state *s, int square);
    enum ck_side (*turn)(const struct state *s);
    int (*quiet)(const struct state *s);
    int (*count)(const struct state *s, enum ck_piece piece);
    // Whether pieces and side to move are the same; the quiet counter may differ.
    bool (*same)(const struct state *a, const struct state *b);

    // As the public functions of the same names.
    enum ck_status (*moves)(const struct state *s, ck_move *moves, size_t capacity,
                            size_t *count);
    enum ck_status (*list)(const struct state *s, bool merged, ck_move **moves, size_t *count);
    enum ck_status (*visit)(const struct state *s, ck_visit visit, void *context);
    enum ck_status (*play)(struct state *s, ck_move move);
    ck_outcome (*outcome)(const struct state *s);
    bool (*crowns)(const struct state *s, ck_move move);
    // Writes path and captured squares of a move, either may be NULL; false for no legal move.
    bool (*trace)(const struct state *s, ck_move move, uint16_t *path, uint16_t *captured);
    int (*evaluate)(const struct state *s, const ck_weights *weights);
    enum ck_status (*minimax)(const struct state *s, const ck_weights *weights, int depth,
                              int *values);

    // A table of counts, which threads may share: NULL without memory.
    void *(*counts_new)(size_t bytes);
    void (*counts_free)(void *counts);
    // A counter of one thread, with a table unless that is NULL: NULL without memory.
    void *(*perft_new)(bool unique, const void *counts);
    void (*perft_free)(void *perft);
    enum ck_status (*perft_run)(void *perft, const struct state *s, int depth, uint64_t *count);

    // The search template. The result is that of the last run.
    void *(*search_new)(size_t table_bytes);
    void (*search_free)(void *search);
    enum ab_status (*search_run)(void *search, const struct state *s, const ck_weights *weights,
                                 const struct ab_options *options);
    const struct ab_result *(*search_result)(const void *search, uint64_t *nodes);
};

extern const struct core ck_core_8;   // English draughts on 8 x 8, all constants
extern const struct core ck_core_1;   // any rules on boards up to 10 x 10, one word
extern const struct core ck_core_4;   // up to 22 x 22
extern const struct core ck_core_16;  // up to 44 x 44
extern const struct core ck_core_33;  // up to 64 x 64
extern const struct core ck_core_129; // up to 128 x 128
#ifdef HAVE_POPCNT_CORE
extern const struct core ck_core_8_popcnt; // ck_core_8 for processors that count bits
#endif

// The table for a board and its rules.
const struct core *ck_core_for(const ck_rules *rules);

#endif
