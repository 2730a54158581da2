// SPDX-License-Identifier: MIT
//
// A view of the side to move: which of its pieces can step or jump, all at once.
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

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

// What the side has that is to move, and that is `side`.
BITS_INLINE struct view view_of_side(const struct board *b, const struct pos *p,
                                     enum ck_side side)
{
    return view_of_sets(b, p->pieces[side], p->pieces[!side], p->kings, side);
}

BITS_INLINE struct view view_of(const struct board *b, const struct pos *p)
{
    return view_of_side(b, p, (enum ck_side)p->turn);
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

// The squares from which a flying king would jump along a diagonal: those of `hop`, and behind
// them as far as the way is empty.
BITS_INLINE Bits far_hops(const struct view *v, int diagonal, Bits hop)
{
    int step = diagonal_step(v->board, diagonal);
    for (Bits more = hop; any(more);) {
        more = without(shift(both(more, v->empty), -step), hop);
        hop = either(hop, more);
    }
    return hop;
}

// The pieces that can jump along a diagonal.
BITS_INLINE Bits jumpers(const struct view *v, int diagonal)
{
    Bits hop = hops(v, diagonal);
    Bits pieces = both(men_jump_backward(v->board) ? v->own : goers(v, diagonal), hop);
    if (kings_fly(v->board) && any(v->kings))
        pieces = either(pieces, both(v->kings, far_hops(v, diagonal, hop)));
    return pieces;
}

BITS_INLINE Bits all_jumpers(const struct view *v)
{
    int first = forward(v->side);
    Bits r = either(jumpers(v, first), jumpers(v, first + 1));
    if (any(v->kings) || men_jump_backward(v->board)) {
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

// What the men of a side can capture, all at once: men that only go forward, so neither where
// one started nor what it has captured can matter to its next jump.
struct jumps {
    Bits hop[2];  // the squares from which a jump goes on, by forward diagonal
    Bits from[2]; // the men that jump, by first diagonal
    Bits on[2];   // of their landing squares those from which the jump goes on
};

BITS_INLINE Bits going_on(const struct view *v, const Bits hop[2], Bits at)
{
    return without(both(at, either(hop[0], hop[1])), crown_row(v->board, v->side));
}

BITS_INLINE struct jumps jumps_of_men(const struct view *v, Bits men)
{
    struct jumps j;
    int first = forward(v->side);
    for (int i = 0; i < 2; i++) {
        j.hop[i] = hops(v, first + i);
        j.from[i] = both(men, j.hop[i]);
    }
    for (int i = 0; i < 2; i++)
        j.on[i] = going_on(v, j.hop, shift(j.from[i], 2 * diagonal_step(v->board, first + i)));
    return j;
}

// The men that have to go on behind their first jump.
BITS_INLINE Bits men_going_on(const struct view *v, const struct jumps *j)
{
    int first = forward(v->side);
    return either(shift(j->on[0], -2 * diagonal_step(v->board, first)),
                  shift(j->on[1], -2 * diagonal_step(v->board, first + 1)));
}

#endif
