// SPDX-License-Identifier: MIT
//
// Legal moves: all of them in canonical order, and the position after one.
#ifndef CORE_MOVEGEN_H
#define CORE_MOVEGEN_H

#include "core/hunt.h"
#include "core/view.h"

// All sequences of several pieces.
static void hunt_all(struct hunt *h, const struct view *v, Bits pieces)
{
    for (int from; (from = take(&pieces)) >= 0 && !hunt_is_done(h);) {
        if (h->path != NULL)
            h->path[0] = (uint16_t)from;
        hunt_from(h, from, has(&v->kings, from));
    }
}

#if WORDS <= 4
// The captures of men that jump freely: what they can do from a square is known before they
// start, so that there is nothing to hunt for.
struct leap {
    const struct board *board;
    Bits hop[2]; // the squares from which a jump goes on, by forward diagonal
    Bits on;     // the squares where a jump does not end
    int from;
    struct move *moves;
    size_t capacity, count;
};

static void leap_of_red(struct leap *l, int at, int captures, Bits taken);
static void leap_of_white(struct leap *l, int at, int captures, Bits taken);

// Lists the captures of the man on `from` that has come to `at`. One body serves both sides,
// each as a constant.
BITS_INLINE void leap_of(struct leap *l, int at, int captures, Bits taken, enum ck_side side)
{
    for (int i = 0; i < 2; i++) {
        if (!has(&l->hop[i], at))
            continue;
        int over = at + diagonal_step(l->board, forward(side) + i), to = 2 * over - at;
        Bits all = taken;
        add(&all, over);
        if (has(&l->on, to)) {
            if (side == CK_RED)
                leap_of_red(l, to, captures + 1, all);
            else
                leap_of_white(l, to, captures + 1, all);
            continue;
        }
        if (l->count < l->capacity) {
            l->moves[l->count] = (struct move){
                .from = (uint16_t)l->from,
                .to = (uint16_t)to,
                .captures = (unsigned)(captures + 1) & 0x7fff,
                .crowned = on_crown_row(l->board, side, to),
                .captured = all,
            };
        }
        l->count++;
    }
}

static void leap_of_red(struct leap *l, int at, int captures, Bits taken)
{
    leap_of(l, at, captures, taken, CK_RED);
}

static void leap_of_white(struct leap *l, int at, int captures, Bits taken)
{
    leap_of(l, at, captures, taken, CK_WHITE);
}

BITS_INLINE size_t list_leaps(const struct view *v, Bits men, struct move *moves,
                              size_t capacity)
{
    struct jumps j = jumps_of_men(v, men);
    struct leap l = {
        .board = v->board,
        .hop = {j.hop[0], j.hop[1]},
        .on = without(either(j.hop[0], j.hop[1]), crown_row(v->board, v->side)),
        .moves = moves,
        .capacity = capacity,
    };
    while ((l.from = take(&men)) >= 0)
        leap_of(&l, l.from, 0, no_bits(), v->side);
    return l.count;
}
#endif

static size_t hunt_captures(const struct view *v, Bits pieces, struct move *moves,
                            size_t capacity)
{
    struct hunt h;
    hunt_start(&h, v->board, v->side, v->prey, v->empty, moves, capacity);
    hunt_all(&h, v, pieces);
    return hunt_is_done(&h) ? CK_MOVES_MAX + 1u : h.count;
}

// Lists the captures by `pieces`, as many as there is room for; returns how many there are,
// more than CK_MOVES_MAX where there are more sequences than that.
BITS_INLINE size_t list_captures(const struct view *v, Bits pieces, struct move *moves,
                                 size_t capacity)
{
#if WORDS <= 4
    if (men_jump_freely(v->board) && !any(both(pieces, v->kings)))
        return list_leaps(v, pieces, moves, capacity);
    const struct view copy = *v; // so that elsewhere the view need not be in memory
    v = &copy;
#endif
    return hunt_captures(v, pieces, moves, capacity);
}

// Where steps are listed: those behind the first `skip`, as many as there is room for.
struct steps {
    struct move *moves;
    size_t skip, capacity;
};

// Adds a step to a list of n; returns its new length.
static inline size_t list_step(const struct view *v, int from, int to, const struct steps *list,
                               size_t n)
{
    if (n >= list->skip && n - list->skip < list->capacity) {
        list->moves[n - list->skip] = (struct move){
            .from = (uint16_t)from,
            .to = (uint16_t)to,
            .crowned = on_crown_row(v->board, v->side, to) && !has(&v->kings, from),
        };
    }
    return n + 1;
}

// Adds the steps of a flying king to a list of n; returns its new length.
static size_t list_flight(const struct view *v, int from, const struct steps *list, size_t n)
{
    struct fan f = no_fan;
    for (int diagonal = 0; diagonal < DIAGONALS; diagonal++) {
        int step = diagonal_step(v->board, diagonal), far = glide(&v->empty, from, step);
        if (far != from)
            fan_put(&f, diagonal, 0, from + step, far);
    }
    for (int to; fan_take(&f, v->board, &to) >= 0;)
        n = list_step(v, from, to, list, n);
    return n;
}

// Returns how many steps there are, those that were skipped included.
BITS_INLINE size_t list_steps(const struct view *v, const struct steps *list)
{
    bool kings = any(v->kings);
    int first = kings ? UP_LEFT : forward(v->side), last = kings ? DOWN_RIGHT : first + 1;
    Bits steps[DIAGONALS], pieces = no_bits();
    for (int diagonal = first; diagonal <= last; diagonal++) {
        steps[diagonal] = steppers(v, diagonal);
        pieces = either(pieces, steps[diagonal]);
    }
    size_t n = 0;
    for (int from; (from = take(&pieces)) >= 0;) {
        if (kings_fly(v->board) && has(&v->kings, from)) {
            n = list_flight(v, from, list, n);
            continue;
        }
        for (int diagonal = first; diagonal <= last; diagonal++) {
            if (has(&steps[diagonal], from)) {
                int to = from + diagonal_step(v->board, diagonal);
                n = list_step(v, from, to, list, n);
            }
        }
    }
    return n;
}

// One body serves both sides, each as a constant.
BITS_INLINE size_t list_moves_of(const struct board *b, const struct pos *p, struct move *moves,
                                 size_t capacity, enum ck_side side)
{
    struct view v = view_of_side(b, p, side);
    Bits pieces = all_jumpers(&v);
    return any(pieces) ? list_captures(&v, pieces, moves, capacity)
                       : list_steps(&v, &(struct steps){moves, 0, capacity});
}

static size_t list_moves_of_red(const struct board *b, const struct pos *p, struct move *moves,
                                size_t capacity)
{
    return list_moves_of(b, p, moves, capacity, CK_RED);
}

static size_t list_moves_of_white(const struct board *b, const struct pos *p,
                                  struct move *moves, size_t capacity)
{
    return list_moves_of(b, p, moves, capacity, CK_WHITE);
}

// Lists the legal moves of the side to move in canonical order, the quiet counter left aside.
// Returns how many there are; where that is more than `capacity`, the list is cut.
static size_t list_moves(const struct board *b, const struct pos *p, struct move *moves,
                         size_t capacity)
{
    return p->turn == CK_RED ? list_moves_of_red(b, p, moves, capacity)
                             : list_moves_of_white(b, p, moves, capacity);
}

// Whether the side to move can move at all.
static inline bool can_move(const struct board *b, const struct pos *p)
{
    struct view v = view_of(b, p);
    return any(all_steppers(&v)) || any(all_jumpers(&v));
}

#if WORDS > 4
// Writes the captured bits of a legal capture into room for PATH_MAX.
static void trace_captured(const struct board *b, const struct pos *p, const struct move *m,
                           uint16_t *captured)
{
    uint16_t path[PATH_MAX];
    struct view v = view_of(b, p);
    struct hunt h;
    hunt_start(&h, b, v.side, v.prey, v.empty, NULL, 0);
    h.path = path;
    h.captured = captured;
    h.enough = m->nth;
    hunt_from(&h, m->from, has(&v.kings, m->from));
}
#endif

// The captured pieces of a capture.
BITS_INLINE Bits captured_set(const struct board *b, const struct pos *p, const struct move *m)
{
#if WORDS <= 4
    (void)b, (void)p;
    return m->captured;
#else
    uint16_t captured[PATH_MAX];
    trace_captured(b, p, m, captured);
    Bits r = no_bits();
    for (int i = 0; i < m->captures; i++)
        add(&r, captured[i]);
    return r;
#endif
}

enum { MERGE_MAX = 4096 }; // captures by one piece that can be told apart

// Keeps one of the captures that have piece, end and captured set in common, the first.
// Canonical order has the moves of a piece together; `sets` has room for MERGE_MAX. Returns how
// many are kept, and writes which to indices[] unless that is NULL; SIZE_MAX where a piece has
// too many.
static size_t merge_captures(const struct board *b, const struct pos *p, struct move *moves,
                             size_t n, Bits *sets, uint16_t *indices)
{
    size_t kept = 0, first = 0; // moves[first..kept): those kept of the piece at hand
    for (size_t i = 0; i < n; i++) {
        const struct move m = moves[i];
        if (kept > first && moves[first].from != m.from)
            first = kept;
        if (kept - first == MERGE_MAX)
            return SIZE_MAX;
        Bits set = captured_set(b, p, &m);
        size_t k = first;
        while (k < kept && (moves[k].to != m.to || moves[k].captures != m.captures ||
                            !same_bits(sets[k - first], set)))
            k++;
        if (k < kept)
            continue;
        sets[kept - first] = set;
        if (indices != NULL)
            indices[kept] = (uint16_t)i;
        moves[kept++] = m;
    }
    return kept;
}

// Takes the pieces off that a capture of `before` takes.
static inline void drop_captured(const struct board *b, const struct pos *before,
                                 const struct move *m, struct pos *p)
{
    enum ck_side other = (enum ck_side) !before->turn;
#if WORDS <= 4
    (void)b;
    p->pieces[other] = without(p->pieces[other], m->captured);
    p->kings = without(p->kings, m->captured);
#else
    uint16_t captured[PATH_MAX];
    trace_captured(b, before, m, captured);
    for (int i = 0; i < m->captures; i++) {
        pos_drop(p, other, captured[i]);
        if (has(&before->kings, captured[i]))
            pos_drop(p, KINGS, captured[i]);
    }
#endif
}

// The position after a move; `after` is another than `p`.
static inline void make_move(const struct board *b, const struct pos *p, const struct move *m,
                             struct pos *after)
{
    enum ck_side side = (enum ck_side)p->turn;
    *after = *p;
    after->turn = !side;
    pos_drop(after, side, m->from);
    pos_add(after, side, m->to);
    bool king = has(&p->kings, m->from);
    if (king)
        pos_drop(after, KINGS, m->from);
    if (king || m->crowned)
        pos_add(after, KINGS, m->to);
    bool quiet = king || only_crownings_reset(b);
    after->quiet = 0;
    if (m->captures > 0) {
        drop_captured(b, p, m, after);
    } else if (quiet && !m->crowned) {
        after->quiet = quiet_after(p);
    }
}

#endif
