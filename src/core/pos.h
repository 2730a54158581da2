// SPDX-License-Identifier: MIT
//
// A position as the generator and the search see it: copied, never unmade.
#ifndef CORE_POS_H
#define CORE_POS_H

#include "core/board.h"

enum { KINGS = 2, SETS };

struct pos {
    union {
        struct {
            Bits pieces[2]; // by side
            Bits kings;     // of both sides
        };
        Bits sets[SETS]; // the same by number: CK_RED, CK_WHITE, KINGS
    };
    uint16_t quiet; // plies with no capture and no man move
    uint8_t turn;   // enum ck_side
#if WORDS > 4
    uint64_t hash; // of the pieces: kept up to date where adding it up takes hundreds of steps
#endif
};

// A move. A narrow board's has the captured set; on a wide one, where a set may be a kilobyte,
// it is found again from `nth`.
struct move {
    uint16_t from, to; // bits
    uint16_t captures : 15, crowned : 1;
#if WORDS <= 4
    Bits captured;
#else
    // Of the captures by the piece on `from`, in canonical order, before a rule of most captures.
    uint16_t nth;
#endif
};

// The hash of the pieces is the sum of all words of the sets times a factor each (J. L. Carter and
// M. N. Wegman, JCSS 18, 1979). The factor, which is odd: the mixing steps of SplitMix64.
static inline uint64_t hash_factor(unsigned set, int word)
{
    uint64_t z = (SETS * (uint64_t)word + set + 1) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z | 1;
}

// Puts a bit into a set that does not have it.
static inline void pos_add(struct pos *p, unsigned set, int bit)
{
    add(&p->sets[set], bit);
#if WORDS > 4
    p->hash += hash_factor(set, word_of(bit)) << (bit & 63);
#endif
}

// Takes a bit out of a set that has it.
static inline void pos_drop(struct pos *p, unsigned set, int bit)
{
    drop(&p->sets[set], bit);
#if WORDS > 4
    p->hash -= hash_factor(set, word_of(bit)) << (bit & 63);
#endif
}

BITS_INLINE uint64_t hash_pieces(const struct pos *p)
{
    uint64_t h = 0;
    EACH_WORD(i)
    {
        h += p->pieces[CK_RED].w[i] * hash_factor(CK_RED, i);
        h += p->pieces[CK_WHITE].w[i] * hash_factor(CK_WHITE, i);
        h += p->kings.w[i] * hash_factor(KINGS, i);
    }
    return h;
}

static void pos_start(const struct board *b, struct pos *p)
{
    memset(p, 0, sizeof *p);
    int squares = b->rules.size * b->rules.size / 2,
        men = (b->rules.size / 2 - 1) * (b->rules.size / 2);
    for (int i = 1; i <= men; i++) {
        pos_add(p, CK_RED, square_bit(b, i));
        pos_add(p, CK_WHITE, square_bit(b, squares + 1 - i));
    }
}

// The plies that the counter may still grow before it draws the game; many where it never does.
static inline int quiet_left(const struct board *b, const struct pos *p)
{
    return b->rules.quiet_limit == 0 ? INT16_MAX : b->rules.quiet_limit - p->quiet;
}

// A ply without what starts the counter again; no limit is above CK_QUIET_LIMIT_MAX.
static inline uint16_t quiet_after(const struct pos *p)
{
    return (uint16_t)(p->quiet + (p->quiet < CK_QUIET_LIMIT_MAX));
}

// Whether the counter decides: the game is drawn if there is a legal move.
static inline bool quiet_out(const struct board *b, const struct pos *p)
{
    return quiet_left(b, p) <= 0;
}

static inline bool same_pieces(const struct pos *a, const struct pos *b)
{
    return a->turn == b->turn && same_bits(a->pieces[0], b->pieces[0]) &&
           same_bits(a->pieces[1], b->pieces[1]) && same_bits(a->kings, b->kings);
}

// A hash of the pieces and of `seed`, which stands for whatever else matters. The high bits of
// the sum are the good ones; they are folded down.
BITS_INLINE uint64_t hash_pos(const struct pos *p, uint64_t seed)
{
#if WORDS > 4
    uint64_t h = p->hash;
#else
    uint64_t h = hash_pieces(p);
#endif
    h += (seed << 1 | p->turn) * 0xff51afd7ed558ccd;
    return h ^ h >> 32;
}

#endif
