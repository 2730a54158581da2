// SPDX-License-Identifier: MIT
//
// The number of legal moves, added up from sets without a list of them: the leaves of perft. For
// men that jump freely and kings that do not fly.
#ifndef CORE_COUNT_H
#define CORE_COUNT_H

#include "core/movegen.h"

#if WORDS <= 4
static uint64_t more_ways_of_red(const struct board *b, Bits left, Bits right, Bits on);
static uint64_t more_ways_of_white(const struct board *b, Bits left, Bits right, Bits on);

BITS_INLINE uint64_t more_ways_of(const struct board *b, Bits left, Bits right, Bits on,
                                  enum ck_side side)
{
    return side == CK_RED ? more_ways_of_red(b, left, right, on)
                          : more_ways_of_white(b, left, right, on);
}

// By how much the ways to end their jumps outnumber the men on the squares `on`, each of which
// can jump on. `left` and `right` are the squares from which a jump goes on, by forward diagonal.
// Gives up above CK_MOVES_MAX.
BITS_INLINE uint64_t more_ways(const struct board *b, Bits left, Bits right, Bits on,
                               enum ck_side side)
{
    int first = forward(side);
    Bits further = without(either(left, right), crown_row(b, side));
    Bits to_left = shift(both(on, left), 2 * diagonal_step(b, first));
    Bits to_right = shift(both(on, right), 2 * diagonal_step(b, first + 1));
    uint64_t n = (uint64_t)(count(to_left) + count(to_right) - count(on));
    to_left = both(to_left, further);
    to_right = both(to_right, further);
    if (any(to_left))
        n += more_ways_of(b, left, right, to_left, side);
    if (any(to_right) && n <= CK_MOVES_MAX)
        n += more_ways_of(b, left, right, to_right, side);
    return n;
}

static __attribute__((noinline)) uint64_t more_ways_of_red(const struct board *b, Bits left,
                                                           Bits right, Bits on)
{
    return more_ways(b, left, right, on, CK_RED);
}

static __attribute__((noinline)) uint64_t more_ways_of_white(const struct board *b, Bits left,
                                                             Bits right, Bits on)
{
    return more_ways(b, left, right, on, CK_WHITE);
}
#endif

// The captures by men.
BITS_INLINE uint64_t count_jumps(const struct view *v, struct jumps j)
{
#if WORDS > 4
    // Sets are long: the men that jump on are followed one by one.
    Bits on = men_going_on(v, &j);
    uint64_t n = any(on) ? list_captures(v, on, NULL, 0) : 0;
    return n + (uint64_t)(count(without(j.from[0], on)) + count(without(j.from[1], on)));
#else
    uint64_t n = (uint64_t)(count(j.from[0]) + count(j.from[1]));
    if (any(j.on[0]))
        n += more_ways_of(v->board, j.hop[0], j.hop[1], j.on[0], v->side);
    if (any(j.on[1]))
        n += more_ways_of(v->board, j.hop[0], j.hop[1], j.on[1], v->side);
    return n;
#endif
}

// The number of legal moves where there are kings. Kept out of the way of the common case.
static __attribute__((noinline)) uint64_t
count_moves_of_all(const struct board *b, Bits own, Bits prey, Bits kings, enum ck_side side)
{
    struct view v = view_of_sets(b, own, prey, kings, side);
    Bits jumping = all_jumpers(&v);
    uint64_t n = 0;
    if (any(jumping)) {
        n = count_jumps(&v, jumps_of_men(&v, without(own, v.kings)));
        n += list_captures(&v, both(v.kings, jumping), NULL, 0);
    } else {
        for (int diagonal = 0; diagonal < DIAGONALS; diagonal++)
            n += (uint64_t)count(steppers(&v, diagonal));
    }
    return n;
}

// The number of legal moves.
BITS_INLINE uint64_t count_moves(const struct board *b, Bits own, Bits prey, Bits kings,
                                 enum ck_side side)
{
    struct view v = view_of_sets(b, own, prey, kings, side);
    struct jumps j = jumps_of_men(&v, own);
    if (any(v.kings))
        return count_moves_of_all(b, own, prey, kings, side);
    if (any(either(j.from[0], j.from[1])))
        return count_jumps(&v, j);
    int first = forward(side);
    return (uint64_t)(count(steppers(&v, first)) + count(steppers(&v, first + 1)));
}

// Whether a position has more legal moves than are counted. On 10 x 10 it cannot: a king meets
// at most five squares with a choice of ways, so it has fewer than 4 * 3^5 captures.
BITS_INLINE bool too_many(uint64_t moves)
{
    return WORDS > 1 && moves > CK_MOVES_MAX;
}

#endif
