// SPDX-License-Identifier: MIT
//
// Perft: counts move sequences. The last ply is counted from sets, never listed.
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "core/movegen.h"
#include "core/pos.h"
#include <stdlib.h>

// A count that is remembered; the counter of quiet plies of `pos` holds the depth instead.
struct counted {
    struct pos pos;
    uint64_t count;
};

enum {
    PERFT_STACK = 4 * (CK_MOVES_MAX + 1), // moves of all positions of a line together
    MERGE_MAX = 4096,                     // captures by one piece that can be told apart
};

struct perft {
    const struct board *board;
    bool unique;
    bool limit;         // something did not fit: the count is worthless
    struct move *moves; // a stack of lists
    size_t top;
    Bits *sets; // with `unique`, the captured sets of one piece's moves
    struct counted *table;
    size_t slots; // a power of two, or 0
};

static uint64_t perft_pos(struct perft *f, const struct pos *p, int depth);

static inline void sum(struct perft *f, uint64_t *total, uint64_t n)
{
    f->limit |= __builtin_add_overflow(*total, n, total);
}

// Puts a list on the stack. The captures of `v` if there are any, else its steps.
static size_t push_captures(struct perft *f, const struct view *v, Bits jumping)
{
    size_t room = PERFT_STACK - f->top;
    size_t n = list_captures(v, jumping, f->moves + f->top, room);
    f->limit |= n > CK_MOVES_MAX || n > room;
    if (f->limit)
        n = 0;
    f->top += n;
    return n;
}

// Counts the steps of all pieces.
BITS_INLINE uint64_t count_steps(const struct view *v)
{
    int first = forward(v->side), back = forward(!v->side);
    int n = count(steppers(v, first)) + count(steppers(v, first + 1));
    if (any(v->kings))
        n += count(steppers(v, back)) + count(steppers(v, back + 1));
    return (uint64_t)n;
}

static uint64_t perft_list(struct perft *f, const struct pos *p, const struct move *moves,
                           size_t n, int depth)
{
    uint64_t total = 0;
    for (size_t i = 0; i < n; i++) {
        struct pos after;
        make_move(f->board, p, &moves[i], &after);
        sum(f, &total, perft_pos(f, &after, depth - 1));
    }
    return total;
}

// The sequences that begin with a step along one diagonal.
BITS_INLINE uint64_t perft_steps(struct perft *f, const struct view *v, const struct pos *p,
                                 int diagonal, int depth)
{
    uint64_t total = 0;
    Bits pieces = steppers(v, diagonal);
    for (int from; (from = take(&pieces)) >= 0;) {
        struct move m = {.from = (uint16_t)from,
                         .to = (uint16_t)(from + diagonal_step(v->board, diagonal))};
        struct pos after;
        make_move(f->board, p, &m, &after);
        sum(f, &total, perft_pos(f, &after, depth - 1));
    }
    return total;
}

// One body serves both sides, as a constant.
BITS_INLINE uint64_t perft_side(struct perft *f, const struct pos *p, int depth,
                                enum ck_side side)
{
    struct view v = view_of(f->board, p, side);
    Bits jumping = all_jumpers(&v);
    if (any(jumping)) {
        if (depth == 1) {
            size_t n = list_captures(&v, jumping, NULL, 0);
            f->limit |= n > CK_MOVES_MAX;
            return n;
        }
        size_t n = push_captures(f, &v, jumping);
        uint64_t total = perft_list(f, p, f->moves + f->top - n, n, depth);
        f->top -= n;
        return total;
    }
    if (depth == 1)
        return count_steps(&v);
    int first = forward(side), back = forward(!side);
    uint64_t total = perft_steps(f, &v, p, first, depth);
    sum(f, &total, perft_steps(f, &v, p, first + 1, depth));
    if (any(v.kings)) {
        sum(f, &total, perft_steps(f, &v, p, back, depth));
        sum(f, &total, perft_steps(f, &v, p, back + 1, depth));
    }
    return total;
}

// Keeps one of the captures that have piece, end and captured set in common. Canonical order has
// the moves of a piece together.
static size_t merge_captures(struct perft *f, const struct pos *p, struct move *moves, size_t n)
{
    size_t kept = 0, first = 0; // moves[first..kept): those kept of the piece at hand
    for (size_t i = 0; i < n; i++) {
        if (kept > first && moves[first].from != moves[i].from)
            first = kept;
        if (kept - first == MERGE_MAX) {
            f->limit = true;
            return 0;
        }
        Bits set = captured_set(f->board, p, &moves[i]);
        size_t k = first;
        while (k < kept &&
               (moves[k].to != moves[i].to || moves[k].captures != moves[i].captures ||
                !same_bits(f->sets[k - first], set)))
            k++;
        if (k < kept)
            continue;
        f->sets[kept - first] = set;
        moves[kept++] = moves[i];
    }
    return kept;
}

// Counts by lists: for captures that are to be merged, and where the quiet counter may end the
// game, in which case a position has no moves.
static uint64_t perft_listed(struct perft *f, const struct pos *p, int depth)
{
    if (quiet_out(f->board, p))
        return 0;
    struct move *moves = f->moves + f->top;
    size_t room = PERFT_STACK - f->top, n = list_moves(f->board, p, moves, room);
    f->limit |= n > CK_MOVES_MAX || n > room;
    if (f->limit)
        return 0;
    if (f->unique && n > 0 && moves[0].captures > 0)
        n = merge_captures(f, p, moves, n);
    if (depth == 1)
        return n;
    f->top += n;
    uint64_t total = perft_list(f, p, moves, n, depth);
    f->top -= n;
    return total;
}

static uint64_t perft_counted(struct perft *f, const struct pos *p, int depth)
{
    if (f->unique)
        return perft_listed(f, p, depth);
    return p->turn == CK_RED ? perft_side(f, p, depth, CK_RED)
                             : perft_side(f, p, depth, CK_WHITE);
}

// The sequences of `depth` >= 1 moves from a position.
static uint64_t perft_pos(struct perft *f, const struct pos *p, int depth)
{
    if (f->limit)
        return 0;
    if (quiet_left(f->board, p) < depth)
        return perft_listed(f, p, depth);
    if (depth < 2 || f->slots == 0)
        return perft_counted(f, p, depth);
    struct counted *slot = &f->table[hash_pos(p, (uint64_t)depth) & (f->slots - 1)];
    if (slot->pos.quiet == depth && same_pieces(&slot->pos, p))
        return slot->count;
    uint64_t n = perft_counted(f, p, depth);
    slot->pos = *p;
    slot->pos.quiet = (uint16_t)depth;
    slot->count = n;
    return n;
}

#endif
