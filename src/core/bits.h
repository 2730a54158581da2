// SPDX-License-Identifier: MIT
//
// Bits: a set of board squares, WORDS words wide. Above this file nothing knows the width.
#ifndef CORE_BITS_H
#define CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Aligned alike on every machine, so that as many table entries fit into a given memory.
typedef struct {
    _Alignas(8) uint64_t w[WORDS];
} Bits;

enum { BITS = 64 * WORDS };

// A helper is a few instructions on a narrow board and a loop over 129 words on the widest, where
// inlining it everywhere made the code larger and slower. In a build with assertions, which is
// the one that the sanitizers see, it made the code so large that compiling took minutes.
#if WORDS <= 4 && defined(NDEBUG)
#define BITS_INLINE static inline __attribute__((always_inline))
#else
#define BITS_INLINE static __attribute__((unused))
#endif

#define EACH_WORD(i) for (int i = 0; i < WORDS; i++)

BITS_INLINE Bits no_bits(void)
{
    Bits r;
    EACH_WORD(i) r.w[i] = 0;
    return r;
}

BITS_INLINE Bits both(Bits a, Bits b)
{
    EACH_WORD(i) a.w[i] &= b.w[i];
    return a;
}

BITS_INLINE Bits either(Bits a, Bits b)
{
    EACH_WORD(i) a.w[i] |= b.w[i];
    return a;
}

BITS_INLINE Bits without(Bits a, Bits b)
{
    EACH_WORD(i) a.w[i] &= ~b.w[i];
    return a;
}

BITS_INLINE Bits flip(Bits a, Bits b)
{
    EACH_WORD(i) a.w[i] ^= b.w[i];
    return a;
}

BITS_INLINE bool any(Bits a)
{
    uint64_t r = 0;
    EACH_WORD(i) r |= a.w[i];
    return r != 0;
}

BITS_INLINE bool same_bits(Bits a, Bits b)
{
    uint64_t r = 0;
    EACH_WORD(i) r |= a.w[i] ^ b.w[i];
    return r == 0;
}

BITS_INLINE int count_word(uint64_t w)
{
#ifdef __POPCNT__
    return __builtin_popcountll(w);
#else
    // Sums of 2, 4, 8 bits, then of bytes by a multiplication (Warren, Hacker's Delight, 5-1);
    // the compiler's own would be a call into its run-time library.
    w -= (w >> 1) & 0x5555555555555555;
    w = (w & 0x3333333333333333) + ((w >> 2) & 0x3333333333333333);
    w = (w + (w >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)((w * 0x0101010101010101) >> 56);
#endif
}

BITS_INLINE int count(Bits a)
{
    int n = 0;
    EACH_WORD(i) n += count_word(a.w[i]);
    return n;
}

// The set moved n bits up (n > 0) or down (n < 0), |n| < BITS; what leaves the width is lost.
BITS_INLINE Bits shift(Bits a, int n)
{
#if WORDS == 1
    a.w[0] = n >= 0 ? a.w[0] << n : a.w[0] >> -n;
    return a;
#else
    Bits r = no_bits();
    int words = (n >= 0 ? n : -n) / 64, bits = (n >= 0 ? n : -n) % 64;
    if (n >= 0) {
        for (int i = WORDS - 1; i >= words; i--) {
            r.w[i] = a.w[i - words] << bits;
            if (bits != 0 && i > words)
                r.w[i] |= a.w[i - words - 1] >> (64 - bits);
        }
    } else {
        for (int i = 0; i + words < WORDS; i++) {
            r.w[i] = a.w[i + words] >> bits;
            if (bits != 0 && i + words + 1 < WORDS)
                r.w[i] |= a.w[i + words + 1] << (64 - bits);
        }
    }
    return r;
#endif
}

// The word that holds a bit, without a division that the compiler has to do for either sign.
static inline int word_of(int bit)
{
    return WORDS == 1 ? 0 : (int)((unsigned)bit / 64);
}

// Whether the bit is in the set; false for an index that no set has.
static inline bool has(const Bits *a, int bit)
{
    return (unsigned)bit < BITS && (a->w[word_of(bit)] >> (bit & 63) & 1) != 0;
}

static inline void add(Bits *a, int bit)
{
    a->w[word_of(bit)] |= (uint64_t)1 << (bit & 63);
}

static inline void drop(Bits *a, int bit)
{
    a->w[word_of(bit)] &= ~((uint64_t)1 << (bit & 63));
}

// Takes the lowest bit out of the set. Sets are walked by
//     for (int bit; (bit = take(&set)) >= 0;)
BITS_INLINE int take(Bits *a)
{
    EACH_WORD(i)
    {
        if (a->w[i] != 0) {
            int bit = 64 * i + __builtin_ctzll(a->w[i]);
            a->w[i] &= a->w[i] - 1;
            return bit;
        }
    }
    return -1;
}

// The set of the lowest bit alone.
BITS_INLINE Bits lowest(Bits a)
{
    bool found = false;
    EACH_WORD(i)
    {
        a.w[i] = found ? 0 : a.w[i] & -a.w[i];
        found |= a.w[i] != 0;
    }
    return a;
}

#endif
