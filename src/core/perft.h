// SPDX-License-Identifier: MIT
//
// Perft: counts move sequences.
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "core/count.h"
#include "core/counted.h"

enum {
    // The table is asked for counts of so many plies: to count fewer takes less time than to
    // wait for its memory.
    PERFT_REMEMBERED = 4,
    PERFT_STACK = 4 * (CK_MOVES_MAX + 1), // moves of all positions of a line together
};

struct perft {
    const struct board *board;
    bool unique;
    bool limit;         // something did not fit: the count is worthless
    struct move *moves; // a stack of lists
    size_t top;
    Bits *sets;                  // with `unique`, the captured sets of one piece's moves
    const struct counts *counts; // or NULL
};

static uint64_t perft_pos(struct perft *f, const struct pos *p, int depth);

static inline void sum(struct perft *f, uint64_t *total, uint64_t n)
{
    if (__builtin_add_overflow(*total, n, total))
        f->limit = true;
}

// The sequences that begin with the moves of a list on top of the stack.
static uint64_t perft_list(struct perft *f, const struct pos *p, const struct move *moves,
                           size_t n, int depth)
{
    uint64_t total = 0;
    f->top += n;
    for (size_t i = 0; i < n; i++) {
        struct pos after;
        make_move(f->board, p, &moves[i], &after);
        sum(f, &total, perft_pos(f, &after, depth - 1));
    }
    f->top -= n;
    return total;
}

// The number of legal moves.
BITS_INLINE uint64_t perft_leaf(struct perft *f, Bits own, Bits prey, Bits kings,
                                enum ck_side side)
{
    uint64_t n = count_moves(f->board, own, prey, kings, side);
    if (too_many(n))
        f->limit = true;
    return n;
}

static uint64_t perft_red(struct perft *f, Bits red, Bits white, Bits kings, int depth);
static uint64_t perft_white(struct perft *f, Bits white, Bits red, Bits kings, int depth);

BITS_INLINE struct pos pos_of(Bits own, Bits prey, Bits kings, enum ck_side side)
{
    struct pos p = {.kings = kings, .turn = (uint8_t)side};
    p.pieces[side] = own;
    p.pieces[!side] = prey;
#if WORDS > 4
    p.hash = hash_pieces(&p);
#endif
    return p;
}

// Whether moves can be counted from sets: no king flies, and men jump freely.
BITS_INLINE bool sets_suffice(const struct board *b, Bits own, Bits kings)
{
    return men_jump_freely(b) && !(kings_fly(b) && any(both(own, kings)));
}

// The sequences of `depth` >= 1 moves, where sets suffice.
BITS_INLINE uint64_t perft_sets(struct perft *f, Bits own, Bits prey, Bits kings, int depth,
                                enum ck_side side)
{
    if (depth == 1)
        return perft_leaf(f, own, prey, kings, side);
    return side == CK_RED ? perft_red(f, own, prey, kings, depth)
                          : perft_white(f, own, prey, kings, depth);
}

// The sequences after a move; own, prey and kings are those of `side`, who is to move now.
BITS_INLINE uint64_t perft_after(struct perft *f, Bits own, Bits prey, Bits kings, int depth,
                                 enum ck_side side)
{
    if ((f->counts != NULL && depth >= PERFT_REMEMBERED) ||
        !sets_suffice(f->board, own, kings)) {
        struct pos after = pos_of(own, prey, kings, side);
        return perft_pos(f, &after, depth);
    }
    return perft_sets(f, own, prey, kings, depth, side);
}

enum kind { MAN_STEPS, MAN_JUMPS, KING_STEPS };

// The sequences that begin with a step, or a single jump, of one of `pieces` along one
// diagonal.
BITS_INLINE uint64_t perft_along(struct perft *f, const struct view *v, Bits kings, Bits pieces,
                                 int diagonal, enum kind kind, int depth)
{
    uint64_t total = 0;
    int step = diagonal_step(v->board, diagonal);
    while (any(pieces) && !(f->limit && (depth > 2 || WORDS > 4))) {
        Bits from = lowest(pieces), over = shift(from, step), to = over;
        Bits prey = v->prey, kings_after = kings;
        pieces = flip(pieces, from);
        if (kind == MAN_JUMPS) {
            to = shift(over, step);
            prey = flip(prey, over);
        }
        // Nothing asks a leaf for other kings than those of the side to move, among the pieces
        // that it has left: it counts, and makes no move.
        if (depth > 2) {
            if (kind == KING_STEPS)
                kings_after = flip(kings, either(from, to));
            else
                kings_after = either(kings, both(to, crown_row(v->board, v->side)));
            if (kind == MAN_JUMPS)
                kings_after = without(kings_after, over);
        }
        Bits own = flip(v->own, either(from, to));
        uint64_t n = perft_after(f, prey, own, kings_after, depth - 1, (enum ck_side) !v->side);
        if (depth == 2)
            total += n; // of two plies: it cannot overflow
        else
            sum(f, &total, n);
    }
    return total;
}

// The sequences that begin with a capture by one of `pieces`.
static __attribute__((noinline)) uint64_t perft_captures(struct perft *f, Bits own, Bits prey,
                                                         Bits kings, Bits pieces, int depth,
                                                         enum ck_side side)
{
    struct view v = view_of_sets(f->board, own, prey, kings, side);
    size_t room = PERFT_STACK - f->top;
    struct move *moves = f->moves + f->top;
    size_t n = list_captures(&v, pieces, moves, room);
    f->limit |= n > CK_MOVES_MAX || n > room;
    if (f->limit)
        return 0;
    struct pos p = pos_of(own, prey, kings, side);
    return perft_list(f, &p, moves, n, depth);
}

#if WORDS <= 4
// The captures of one man that goes on behind its first jump.
struct chain {
    struct perft *f;
    Bits own, prey, kings; // before the move, `own` without the man
    Bits hop[2];           // the squares from which a jump goes on, by forward diagonal
    int depth;
};

static uint64_t chain_of_red(const struct chain *c, Bits at, Bits taken);
static uint64_t chain_of_white(const struct chain *c, Bits at, Bits taken);

// The sequences that begin with a capture of which so much is done.
BITS_INLINE uint64_t chain_of(const struct chain *c, Bits at, Bits taken, enum ck_side side)
{
    const struct board *b = c->f->board;
    uint64_t total = 0;
    for (int i = 0; i < 2; i++) {
        int step = diagonal_step(b, forward(side) + i);
        Bits from = both(at, c->hop[i]), over = shift(from, step), to = shift(over, step);
        if (!any(from))
            continue;
        Bits all = either(taken, over), crowned = both(to, crown_row(b, side));
        uint64_t n;
        if (any(without(both(to, either(c->hop[0], c->hop[1])), crowned)))
            n = side == CK_RED ? chain_of_red(c, to, all) : chain_of_white(c, to, all);
        else
            n = perft_after(c->f, without(c->prey, all), either(c->own, to),
                            either(without(c->kings, all), crowned), c->depth - 1,
                            (enum ck_side) !side);
        sum(c->f, &total, n);
    }
    return total;
}

static uint64_t chain_of_red(const struct chain *c, Bits at, Bits taken)
{
    return chain_of(c, at, taken, CK_RED);
}

static uint64_t chain_of_white(const struct chain *c, Bits at, Bits taken)
{
    return chain_of(c, at, taken, CK_WHITE);
}

// The sequences that begin with a capture by one of the men, each of which goes on behind its
// first jump.
static __attribute__((noinline)) uint64_t perft_chains(struct perft *f, Bits own, Bits prey,
                                                       Bits kings, Bits men, int depth,
                                                       enum ck_side side)
{
    struct view v = view_of_sets(f->board, own, prey, kings, side);
    struct chain c = {.f = f, .prey = prey, .kings = kings, .depth = depth};
    for (int i = 0; i < 2; i++)
        c.hop[i] = hops(&v, forward(side) + i);
    uint64_t total = 0;
    while (any(men) && !f->limit) {
        Bits from = lowest(men);
        men = flip(men, from);
        c.own = flip(own, from);
        sum(f, &total,
            side == CK_RED ? chain_of_red(&c, from, no_bits())
                           : chain_of_white(&c, from, no_bits()));
    }
    return total;
}
#endif

// The sequences of `depth` >= 2 moves. One body serves both sides, the last two plies, and boards
// without kings, as constants. The quiet counter does not matter here.
BITS_INLINE uint64_t perft_side(struct perft *f, Bits own, Bits prey, Bits kings, int depth,
                                enum ck_side side)
{
    struct view v = view_of_sets(f->board, own, prey, kings, side);
    int first = forward(side);
    uint64_t total;
    Bits men = without(own, v.kings);
    struct jumps j = jumps_of_men(&v, men);
    Bits jumping_kings = any(v.kings) ? both(v.kings, all_jumpers(&v)) : no_bits();
    if (any(either(j.from[0], j.from[1])) || any(jumping_kings)) {
        Bits on = men_going_on(&v, &j);
        if (WORDS > 1 && any(either(on, jumping_kings)) &&
            too_many(count_moves_of_all(f->board, own, prey, kings, side)))
            f->limit = true;
        Bits left = without(j.from[0], on), right = without(j.from[1], on);
        total = perft_along(f, &v, kings, left, first, MAN_JUMPS, depth);
        sum(f, &total, perft_along(f, &v, kings, right, first + 1, MAN_JUMPS, depth));
        Bits listed = jumping_kings;
#if WORDS <= 4
        if (any(on))
            sum(f, &total, perft_chains(f, own, prey, kings, on, depth, side));
#else
        listed = either(listed, on); // each jump of a chain would take its sets on the stack
#endif
        if (any(listed))
            sum(f, &total, perft_captures(f, own, prey, kings, listed, depth, side));
        return total;
    }
    Bits left = both(men, steppers(&v, first)), right = both(men, steppers(&v, first + 1));
    total = perft_along(f, &v, kings, left, first, MAN_STEPS, depth);
    sum(f, &total, perft_along(f, &v, kings, right, first + 1, MAN_STEPS, depth));
    for (int i = 0; i < DIAGONALS && any(v.kings); i++) {
        Bits pieces = both(v.kings, steppers(&v, i));
        sum(f, &total, perft_along(f, &v, kings, pieces, i, KING_STEPS, depth));
    }
    return total;
}

// The last two plies are most of the work, and there are kings in few of their positions.
BITS_INLINE uint64_t perft_of(struct perft *f, Bits own, Bits prey, Bits kings, int depth,
                              enum ck_side side)
{
    if (depth > 2)
        return perft_side(f, own, prey, kings, depth, side);
    return any(kings) ? perft_side(f, own, prey, kings, 2, side)
                      : perft_side(f, own, prey, no_bits(), 2, side);
}

static uint64_t perft_red(struct perft *f, Bits red, Bits white, Bits kings, int depth)
{
    return perft_of(f, red, white, kings, depth, CK_RED);
}

static uint64_t perft_white(struct perft *f, Bits white, Bits red, Bits kings, int depth)
{
    return perft_of(f, white, red, kings, depth, CK_WHITE);
}

// Counts by lists: for captures that are to be merged, for pieces that sets cannot follow, and
// where the quiet counter may end the game, in which case a position has no moves.
static uint64_t perft_listed(struct perft *f, const struct pos *p, int depth)
{
    if (quiet_out(f->board, p))
        return 0;
    if (depth == 1 && !f->unique) {
        size_t n = list_moves(f->board, p, NULL, 0);
        f->limit |= n > CK_MOVES_MAX;
        return n;
    }
    struct move *moves = f->moves + f->top;
    size_t room = PERFT_STACK - f->top, n = list_moves(f->board, p, moves, room);
    f->limit |= n > CK_MOVES_MAX || n > room;
    if (f->limit)
        return 0;
    if (f->unique && n > 0 && moves[0].captures > 0)
        n = merge_captures(f->board, p, moves, n, f->sets, NULL);
    if (n == SIZE_MAX) {
        f->limit = true;
        return 0;
    }
    return depth == 1 ? n : perft_list(f, p, moves, n, depth);
}

static uint64_t perft_counted(struct perft *f, const struct pos *p, int depth)
{
    enum ck_side side = (enum ck_side)p->turn;
    Bits own = p->pieces[side], prey = p->pieces[!side];
    if (f->unique || !sets_suffice(f->board, own, p->kings))
        return perft_listed(f, p, depth);
    return perft_sets(f, own, prey, p->kings, depth, side);
}

// The sequences of `depth` >= 1 moves from a position.
static uint64_t perft_pos(struct perft *f, const struct pos *p, int depth)
{
    if (f->limit)
        return 0;
    if (quiet_left(f->board, p) < depth)
        return perft_listed(f, p, depth);
    if (depth < PERFT_REMEMBERED || f->counts == NULL)
        return perft_counted(f, p, depth);
    uint16_t key = counted_key(p, depth, f->unique);
    uint64_t n;
    if (!counts_recall(f->counts, p, key, &n)) {
        n = perft_counted(f, p, depth);
        if (!f->limit)
            counts_remember(f->counts, p, key, n);
    }
    return n;
}

#endif
