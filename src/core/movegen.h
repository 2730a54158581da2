// SPDX-License-Identifier: MIT
//
// Legal moves: which pieces can move or jump, all legal moves in canonical order, and the position
// after a move.
#ifndef CORE_MOVEGEN_H
#define CORE_MOVEGEN_H

#include <checkers/position.h>

#include "core/pos.h"

// What the side to move has before it. Made once for a position, then asked.
struct view {
    const struct board *board;
    enum ck_side side;
    Bits own, prey, kings, empty; // kings: own ones only
};

BITS_INLINE struct view view_of_sets(const struct board *b, Bits own, Bits prey, Bits kings,
                                     enum ck_side side)
{
    return (struct view){
        .board = b,
        .side = side,
        .own = own,
        .prey = prey,
        .kings = both(own, kings),
        .empty = without(board_squares(b), either(own, prey)),
    };
}

BITS_INLINE struct view view_of(const struct board *b, const struct pos *p, enum ck_side side)
{
    return view_of_sets(b, p->pieces[side], p->pieces[!side], p->kings, side);
}

static inline bool is_forward(enum ck_side side, int diagonal)
{
    return (diagonal >= DOWN_LEFT) == (side == CK_RED);
}

// The own pieces that may go along a diagonal: all of them forward, kings backward.
BITS_INLINE Bits goers(const struct view *v, int diagonal)
{
    return is_forward(v->side, diagonal) ? v->own : v->kings;
}

// The pieces that can step along a diagonal.
BITS_INLINE Bits steppers(const struct view *v, int diagonal)
{
    return both(goers(v, diagonal), shift(v->empty, -diagonal_step(v->board, diagonal)));
}

// The squares from which a piece would jump along a diagonal.
BITS_INLINE Bits hops(const struct view *v, int diagonal)
{
    int step = diagonal_step(v->board, diagonal);
    return shift(both(v->prey, shift(v->empty, -step)), -step);
}

// The pieces that can jump along a diagonal.
BITS_INLINE Bits jumpers(const struct view *v, int diagonal)
{
    return both(goers(v, diagonal), hops(v, diagonal));
}

BITS_INLINE Bits all_jumpers(const struct view *v)
{
    int first = forward(v->side);
    Bits r = either(jumpers(v, first), jumpers(v, first + 1));
    if (any(v->kings)) {
        int back = forward(!v->side);
        r = either(r, either(jumpers(v, back), jumpers(v, back + 1)));
    }
    return r;
}

BITS_INLINE Bits all_steppers(const struct view *v)
{
    int first = forward(v->side);
    Bits r = either(steppers(v, first), steppers(v, first + 1));
    if (any(v->kings)) {
        int back = forward(!v->side);
        r = either(r, either(steppers(v, back), steppers(v, back + 1)));
    }
    return r;
}

// The walk through the jump sequences of one piece. Captured pieces leave `prey` but not `empty`'s
// complement: they stay on the board until the move ends, so they are neither jumped twice nor
// landed on. The starting square is in `empty`.
struct hunt {
    const struct board *board;
    const Bits *crown; // where the move ends; NULL for a king
    Bits prey, empty;
    int first, last; // the diagonals that this piece may jump along
    int from;
    struct move *moves;             // room for `capacity` moves; the others are only counted
    size_t capacity, count, before; // before: the moves of other pieces
    uint16_t *path; // with `wanted`, the bits of the path and the captured bits, else NULL
    uint16_t *captured;
    size_t wanted;
#if WORDS <= 4
    Bits all_prey;
#endif
};

static inline bool hunt_is_done(const struct hunt *h)
{
    return h->count > (h->path != NULL ? h->wanted : CK_MOVES_MAX);
}

static void end_of_jumps(struct hunt *h, int at, int captures)
{
    if (h->count < h->capacity) {
        h->moves[h->count] = (struct move)
        {
            .from = (uint16_t)h->from, .to = (uint16_t)at, .captures = (uint16_t)captures,
            .nth = (uint16_t)(h->count - h->before),
#if WORDS <= 4
            .captured = without(h->all_prey, h->prey),
#endif
        };
    }
    h->count++;
}

static void jump_on(struct hunt *h, int at, int captures)
{
    bool more = false;
    for (int diagonal = h->first; diagonal <= h->last; diagonal++) {
        int step = diagonal_step(h->board, diagonal), over = at + step, to = over + step;
        if (!has(&h->prey, over) || !has(&h->empty, to))
            continue;
        more = true;
        drop(&h->prey, over);
        if (h->path != NULL) {
            h->path[captures + 1] = (uint16_t)to;
            h->captured[captures] = (uint16_t)over;
        }
        if (h->crown != NULL && has(h->crown, to))
            end_of_jumps(h, to, captures + 1);
        else
            jump_on(h, to, captures + 1);
        add(&h->prey, over);
        if (hunt_is_done(h))
            return;
    }
    if (!more && captures > 0)
        end_of_jumps(h, at, captures);
}

static void hunt_start(struct hunt *h, const struct view *v, struct move *moves,
                       size_t capacity)
{
    h->board = v->board;
    h->prey = v->prey;
    h->empty = v->empty;
    h->moves = moves;
    h->capacity = capacity;
    h->count = 0;
    h->path = NULL;
#if WORDS <= 4
    h->all_prey = v->prey;
#endif
}

static inline void hunt_from(struct hunt *h, const struct view *v, int from)
{
    bool king = has(&v->kings, from);
    h->crown = king ? NULL : &v->board->crown[v->side];
    h->first = king ? UP_LEFT : forward(v->side);
    h->last = king ? DOWN_RIGHT : h->first + 1;
    h->from = from;
    h->before = h->count;
    add(&h->empty, from);
    jump_on(h, from, 0);
    drop(&h->empty, from);
}

// Lists the captures by `pieces`, as many as there is room for; returns how many there are, more
// than CK_MOVES_MAX where counting stopped.
static size_t list_captures(const struct view *v, Bits pieces, struct move *moves,
                            size_t capacity)
{
    struct hunt h;
    hunt_start(&h, v, moves, capacity);
    for (int from; (from = take(&pieces)) >= 0 && !hunt_is_done(&h);)
        hunt_from(&h, v, from);
    return h.count;
}

static size_t list_steps(const struct view *v, struct move *moves, size_t capacity)
{
    Bits steps[DIAGONALS];
    for (int diagonal = 0; diagonal < DIAGONALS; diagonal++)
        steps[diagonal] = steppers(v, diagonal);
    Bits pieces = all_steppers(v);
    size_t n = 0;
    for (int from; (from = take(&pieces)) >= 0;) {
        for (int diagonal = 0; diagonal < DIAGONALS; diagonal++) {
            if (!has(&steps[diagonal], from))
                continue;
            if (n < capacity) {
                moves[n] = (struct move){
                    .from = (uint16_t)from,
                    .to = (uint16_t)(from + diagonal_step(v->board, diagonal)),
                };
            }
            n++;
        }
    }
    return n;
}

// Lists the legal moves of the side to move in canonical order, the quiet counter left aside.
// Returns how many there are; where that is more than `capacity`, the list is cut.
static size_t list_moves(const struct board *b, const struct pos *p, struct move *moves,
                         size_t capacity)
{
    struct view v = view_of(b, p, (enum ck_side)p->turn);
    Bits pieces = all_jumpers(&v);
    return any(pieces) ? list_captures(&v, pieces, moves, capacity)
                       : list_steps(&v, moves, capacity);
}

// Whether the side to move can move at all.
static inline bool can_move(const struct board *b, const struct pos *p)
{
    struct view v = view_of(b, p, (enum ck_side)p->turn);
    return any(all_steppers(&v)) || any(all_jumpers(&v));
}

// Writes the bits of a move's path, captures + 1 of them (2 for a quiet move), and the captured
// bits, into room for PATH_MAX. False where the piece on `from` has no such capture.
static bool trace_move(const struct board *b, const struct pos *p, struct move m,
                       uint16_t *path, uint16_t *captured)
{
    path[0] = m.from;
    if (m.captures == 0) {
        path[1] = m.to;
        return true;
    }
    struct view v = view_of(b, p, (enum ck_side)p->turn);
    struct hunt h;
    hunt_start(&h, &v, NULL, 0);
    h.path = path;
    h.captured = captured;
    h.wanted = m.nth;
    hunt_from(&h, &v, m.from);
    return h.count == (size_t)m.nth + 1;
}

// The captured pieces of a capture.
BITS_INLINE Bits captured_set(const struct board *b, const struct pos *p, const struct move *m)
{
#if WORDS <= 4
    (void)b, (void)p;
    return m->captured;
#else
    uint16_t path[PATH_MAX], captured[PATH_MAX];
    trace_move(b, p, *m, path, captured);
    Bits r = no_bits();
    for (int i = 0; i < m->captures; i++)
        add(&r, captured[i]);
    return r;
#endif
}

// The position after a move; `after` is another than `p`.
static inline void make_move(const struct board *b, const struct pos *p, const struct move *m,
                             struct pos *after)
{
    enum ck_side side = (enum ck_side)p->turn;
    *after = *p;
    after->turn = !side;
    drop(&after->pieces[side], m->from);
    add(&after->pieces[side], m->to);
    bool king = has(&p->kings, m->from);
    if (king)
        drop(&after->kings, m->from);
    if (king || has(&b->crown[side], m->to))
        add(&after->kings, m->to);
    after->quiet = 0;
    if (m->captures > 0) {
        Bits captured = captured_set(b, p, m);
        after->pieces[!side] = without(after->pieces[!side], captured);
        after->kings = without(after->kings, captured);
    } else if (king) {
        after->quiet = (uint16_t)(p->quiet + (p->quiet < UINT16_MAX));
    }
}

#endif
