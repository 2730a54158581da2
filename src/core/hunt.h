// SPDX-License-Identifier: MIT
//
// The hunt: the walk through the jump sequences of one piece.
//
// Captured pieces leave `prey` but do not join `empty`: they stay on the board until the move
// is over, so they are neither jumped twice nor landed on nor passed over. The starting square
// is empty.
#ifndef CORE_HUNT_H
#define CORE_HUNT_H

#include <checkers/position.h>

#include "core/pos.h"

// How a piece jumps.
struct gait {
    const Bits *crown; // of a man, where the walk changes; else NULL
    int first, last;   // along these diagonals
    bool far;          // any distance
};

struct hunt {
    const struct board *board;
    enum ck_side side;
    struct gait gait;
    Bits prey, empty;
    int from;
    bool crowned;       // the man at hand has become a king on its way
    size_t seen;        // sequences
    size_t enough;      // the hunt ends once it has seen more
    struct move *moves; // the legal ones of them, as far as `capacity` reaches
    size_t capacity, count;
    int most; // captures of any sequence, where only the most are legal
    // Unless they are NULL, the bits of the path and of the captured pieces so far, and who sees
    // each legal move for which the list has no room.
    uint16_t *path, *captured;
    void (*visit)(struct hunt *h, const struct move *m);
    void *context;
#if WORDS <= 4
    Bits all_prey;
#else
    size_t seen_before; // sequences of other pieces
#endif
};

// Follows all jumps of the piece that has arrived at `at` with so many captures; one diagonal
// may be barred, else -1.
static void jump_on(struct hunt *h, int at, int captures, int barred);

static inline bool hunt_is_done(const struct hunt *h)
{
    return h->seen > h->enough;
}

static void end_of_jumps(struct hunt *h, int at, int captures)
{
    h->seen++;
    if (most_captures_only(h->board)) {
        if (captures < h->most)
            return;
        if (captures > h->most)
            h->count = 0;
        h->most = captures;
    }
    struct move m = {
        .from = (uint16_t)h->from,
        .to = (uint16_t)at,
        .captures = (unsigned)captures & 0x7fff,
        .crowned = h->crowned || (h->gait.crown != NULL && has(h->gait.crown, at)),
#if WORDS <= 4
        .captured = without(h->all_prey, h->prey),
#else
        .nth = (uint16_t)(h->seen - h->seen_before - 1),
#endif
    };
    if (h->count < h->capacity)
        h->moves[h->count] = m;
    else if (h->visit != NULL)
        h->visit(h, &m);
    h->count++;
}

static inline struct gait gait_of_king(const struct board *b)
{
    return (struct gait){.first = UP_LEFT, .last = DOWN_RIGHT, .far = kings_fly(b)};
}

static inline struct gait gait_of_man(const struct board *b, enum ck_side side)
{
    bool backward = men_jump_backward(b);
    return (struct gait){
        .crown = &b->crown[side],
        .first = backward ? UP_LEFT : forward(side),
        .last = backward ? DOWN_RIGHT : forward(side) + 1,
    };
}

// Takes the piece on `over`, lands on `to` and goes on from there.
static inline void jump_over(struct hunt *h, int over, int to, int captures, int barred)
{
    drop(&h->prey, over);
    if (h->path != NULL) {
        h->path[captures + 1] = (uint16_t)to;
        h->captured[captures] = (uint16_t)over;
    }
    if (h->gait.crown == NULL || !has(h->gait.crown, to) ||
        crowning(h->board) == CK_CROWNING_MAN) {
        jump_on(h, to, captures + 1, barred);
    } else if (crowning(h->board) == CK_CROWNING_ENDS) {
        end_of_jumps(h, to, captures + 1);
    } else {
        struct gait man = h->gait;
        h->gait = gait_of_king(h->board);
        h->crowned = true;
        jump_on(h, to, captures + 1, -1);
        h->crowned = false;
        h->gait = man;
    }
    add(&h->prey, over);
}

// The squares along the diagonals from one square, in ascending order all together.
struct fan {
    int next[DIAGONALS], last[DIAGONALS]; // next > last: none are left
    int over[DIAGONALS];                  // what is jumped to reach them
};

static const struct fan no_fan = {.last = {-1, -1, -1, -1}};

static inline void fan_put(struct fan *f, int diagonal, int over, int near, int far)
{
    f->next[diagonal] = near < far ? near : far;
    f->last[diagonal] = near < far ? far : near;
    f->over[diagonal] = over;
}

// The diagonal of the next square, which is stored to *to; -1 at the end.
static inline int fan_take(struct fan *f, const struct board *b, int *to)
{
    int diagonal = -1;
    for (int d = 0; d < DIAGONALS; d++) {
        if (f->next[d] <= f->last[d] && (diagonal < 0 || f->next[d] < f->next[diagonal]))
            diagonal = d;
    }
    if (diagonal >= 0) {
        int step = diagonal_step(b, diagonal);
        *to = f->next[diagonal];
        f->next[diagonal] += step < 0 ? -step : step;
    }
    return diagonal;
}

// The last of the empty squares from `at` on along a diagonal; `at` itself where there is none.
static inline int glide(const Bits *empty, int at, int step)
{
    while (has(empty, at + step))
        at += step;
    return at;
}

// The jump of a flying king along a diagonal: what it takes, and the nearest and farthest
// squares that it can land on. False where there is none.
static bool find_far_jump(const struct hunt *h, int at, int diagonal, int *over, int *near,
                          int *far)
{
    int step = diagonal_step(h->board, diagonal);
    *over = glide(&h->empty, at, step) + step;
    *near = *over + step;
    if (!has(&h->prey, *over) || !has(&h->empty, *near))
        return false;
    *far = glide(&h->empty, *near, step);
    return true;
}

static bool can_jump_far(const struct hunt *h, int at)
{
    int over, near, far;
    for (int diagonal = 0; diagonal < DIAGONALS; diagonal++) {
        if (find_far_jump(h, at, diagonal, &over, &near, &far))
            return true;
    }
    return false;
}

// Whether a flying king that has taken `over` can jump on from any of its landing squares.
static bool must_go_on(struct hunt *h, int over, int near, int far)
{
    int step = near - over;
    bool on = false;
    drop(&h->prey, over);
    for (int to = near; !on && to != far + step; to += step)
        on = can_jump_far(h, to);
    add(&h->prey, over);
    return on;
}

// A flying king has to land where it can jump on, if it can do so at all. Where it jumps
// straight on, the square between is not a choice: the nearest stands for all of them, so from
// another the diagonal it came by is barred.
static bool jump_far(struct hunt *h, int at, int captures, int barred)
{
    struct fan f = no_fan;
    bool more = false, on[DIAGONALS] = {false};
    for (int diagonal = 0; diagonal < DIAGONALS; diagonal++) {
        int over, near, far;
        if (!find_far_jump(h, at, diagonal, &over, &near, &far))
            continue;
        more = true;
        if (diagonal == barred)
            continue;
        on[diagonal] = must_go_on(h, over, near, far);
        fan_put(&f, diagonal, over, near, far);
    }
    for (int to, diagonal; (diagonal = fan_take(&f, h->board, &to)) >= 0 && !hunt_is_done(h);) {
        int over = f.over[diagonal];
        bool nearest = to == over + diagonal_step(h->board, diagonal);
        drop(&h->prey, over);
        bool allowed = !on[diagonal] || can_jump_far(h, to);
        add(&h->prey, over);
        if (allowed)
            jump_over(h, over, to, captures, nearest ? -1 : diagonal);
    }
    return more;
}

static bool jump_near(struct hunt *h, int at, int captures)
{
    bool more = false;
    for (int diagonal = h->gait.first; diagonal <= h->gait.last && !hunt_is_done(h);
         diagonal++) {
        int step = diagonal_step(h->board, diagonal), over = at + step, to = over + step;
        if (has(&h->prey, over) && has(&h->empty, to)) {
            jump_over(h, over, to, captures, -1);
            more = true;
        }
    }
    return more;
}

static void jump_on(struct hunt *h, int at, int captures, int barred)
{
    bool more = h->gait.far ? jump_far(h, at, captures, barred) : jump_near(h, at, captures);
    if (!more && captures > 0)
        end_of_jumps(h, at, captures);
}

static void hunt_start(struct hunt *h, const struct board *b, enum ck_side side, Bits prey,
                       Bits empty, struct move *moves, size_t capacity)
{
    h->board = b;
    h->side = side;
    h->prey = prey;
    h->empty = empty;
    h->crowned = false;
    h->seen = h->count = 0;
    h->enough = CK_MOVES_MAX;
    h->moves = moves;
    h->capacity = capacity;
    h->most = 0;
    h->path = NULL;
    h->visit = NULL;
#if WORDS <= 4
    h->all_prey = prey;
#endif
}

// All sequences of one piece.
static void hunt_from(struct hunt *h, int from, bool king)
{
    h->gait = king ? gait_of_king(h->board) : gait_of_man(h->board, h->side);
    h->from = from;
#if WORDS > 4
    h->seen_before = h->seen;
#endif
    add(&h->empty, from);
    jump_on(h, from, 0, -1);
    drop(&h->empty, from);
}

#endif
