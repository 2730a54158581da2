// SPDX-License-Identifier: MIT
//
// A generator of random numbers: SplitMix64 (G. Steele, D. Lea, C. Flood, OOPSLA 2014), the
// same on every machine.
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline uint64_t rng_next(struct rng *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

// A number below n > 0, all equally likely: what would favour the lower ones is thrown again.
static inline uint64_t rng_below(struct rng *r, uint64_t n)
{
    uint64_t x, unfair = -n % n;
    do
        x = rng_next(r);
    while (x < unfair);
    return x % n;
}

// A generator of its own for part `index` of what `seed` started.
static inline struct rng rng_part(uint64_t seed, uint64_t index)
{
    struct rng r = {seed};
    r.state = rng_next(&r) ^ index;
    r.state = rng_next(&r);
    return r;
}

#endif
