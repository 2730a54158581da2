// SPDX-License-Identifier: MIT
//
// Draughts as a game of the search template, and plain minimax to prove the search by.
#ifndef CORE_THINK_H
#define CORE_THINK_H

#include <checkers/alphabeta.h>

#include "base/pages.h"
#include "core/eval.h"
#include "core/movegen.h"

typedef struct {
    const struct board *board;
    ck_weights weights;
} draughts_game;

typedef struct pos draughts_position;
typedef struct move draughts_move;

// One body serves both sides, each as a constant.
BITS_INLINE enum ab_state state_of(const draughts_game *g, const struct pos *p,
                                   enum ck_side side)
{
    struct view v = view_of_side(g->board, p, side);
    bool capture = any(all_jumpers(&v));
    if (!capture && !any(all_steppers(&v)))
        return AB_LOST;
    if (quiet_out(g->board, p))
        return AB_DRAWN;
    return capture ? AB_UNSETTLED : AB_SETTLED;
}

static inline enum ab_state draughts_state(const draughts_game *g, const struct pos *p)
{
    return p->turn == CK_RED ? state_of(g, p, CK_RED) : state_of(g, p, CK_WHITE);
}

static inline size_t draughts_moves(const draughts_game *g, const struct pos *p,
                                    struct move *moves, size_t capacity)
{
    return list_moves(g->board, p, moves, capacity);
}

static inline void draughts_make(const draughts_game *g, const struct pos *p,
                                 const struct move *m, struct pos *after)
{
    make_move(g->board, p, m, after);
}

static inline int draughts_evaluate(const draughts_game *g, const struct pos *p)
{
    return evaluate_pos(g->board, &g->weights, p);
}

// Whether a line of `depth` plies can reach the limit of the quiet counter. Past the horizon
// there are only captures, which start it again. Where none can, the counter does not matter.
static inline bool counter_matters(const struct board *b, const struct pos *p, int depth)
{
    return quiet_left(b, p) <= depth;
}

static inline uint64_t draughts_hash(const draughts_game *g, const struct pos *p, int depth)
{
    return hash_pos(p, counter_matters(g->board, p, depth) ? p->quiet + 1u : 0);
}

static inline bool draughts_same(const draughts_game *g, const struct pos *a,
                                 const struct pos *b, int depth)
{
    return same_pieces(a, b) &&
           (a->quiet == b->quiet ||
            (!counter_matters(g->board, a, depth) && !counter_matters(g->board, b, depth)));
}

// The most valuable victims first, then the least valuable attacker.
static inline int draughts_rank(const draughts_game *g, const struct pos *p,
                                const struct move *m)
{
    (void)g;
    if (m->captures == 0)
        return 0;
#if WORDS <= 4
    int kings = count(both(m->captured, p->kings));
#else
    int kings = 0;
#endif
    return 2 * (2 * m->captures + kings) + !has(&p->kings, m->from);
}

// From-to pairs; on a board too large for that, pairs that share a slot.
static inline unsigned draughts_slot(const draughts_game *g, const struct pos *p,
                                     const struct move *m)
{
    (void)g, (void)p;
    return (m->from * 64u + m->to) % AB_SLOTS;
}

#define AB_PREFIX     draughts
#define AB_TABLE_NEW  ck_pages_new
#define AB_TABLE_FREE ck_pages_free
#include <checkers/alphabeta.h>

// The proof: the value of a position by the definition, every line to its end.
struct proof {
    const draughts_game *game;
    struct move *moves; // a stack of lists
    size_t top;
    bool limit; // there was no room for a list
};

static int minimax(struct proof *f, const struct pos *p, int depth, int ply, int *values)
{
    enum ab_state state = draughts_state(f->game, p);
    if (state == AB_LOST)
        return -(AB_WIN - ply);
    if (state == AB_DRAWN)
        return 0;
    if (depth <= 0 && state == AB_SETTLED)
        return draughts_evaluate(f->game, p);
    struct move *moves = f->moves + f->top;
    size_t n = draughts_moves(f->game, p, moves, AB_STACK_MOVES - f->top);
    f->limit |= n > AB_MOVES_MAX || n > AB_STACK_MOVES - f->top || ply + 1 >= AB_LINE_MAX;
    if (f->limit)
        return 0;
    f->top += n;
    int best = -AB_INFINITE;
    for (size_t i = 0; i < n; i++) {
        struct pos after;
        draughts_make(f->game, p, &moves[i], &after);
        int value = -minimax(f, &after, depth - 1, ply + 1, NULL);
        if (values != NULL)
            values[i] = value;
        best = value > best ? value : best;
    }
    f->top -= n;
    return best;
}

#endif
