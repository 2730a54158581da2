// SPDX-License-Identifier: MIT
//
// The table of counts that perft remembers. Threads share it.
#ifndef CORE_COUNTED_H
#define CORE_COUNTED_H

#include "base/pages.h"
#include "core/pos.h"
#include <stdatomic.h>
#include <stdlib.h>

// The count of one position and depth. An entry holds the whole position, so that a hash which
// two of them share mixes nothing up.
struct counted {
    Bits sets[SETS];
    uint64_t count;
    uint16_t key;      // see counted_key; 0: empty
    atomic_uchar busy; // a thread is reading or writing
};

struct counts {
    size_t slots; // below 2^32
    struct counted *table;
};

static void counts_free(void *counts)
{
    struct counts *c = counts;
    if (c == NULL)
        return;
    ck_pages_free(c->table, c->slots * sizeof *c->table);
    free(c);
}

// A table of at most so many bytes, at least one entry. NULL without memory.
static void *counts_new(size_t bytes)
{
    struct counts *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->slots = bytes / sizeof *c->table;
    if (c->slots == 0)
        c->slots = 1;
    if (c->slots > UINT32_MAX)
        c->slots = UINT32_MAX;
    c->table = ck_pages_new(c->slots * sizeof *c->table);
    if (c->table == NULL) {
        free(c);
        return NULL;
    }
    return c;
}

// What the count is of beside the pieces: the depth, at least 1, whether captures were merged,
// and the side to move.
static inline uint16_t counted_key(const struct pos *p, int depth, bool unique)
{
    return (uint16_t)(depth << 2 | unique << 1 | p->turn);
}

// The entry of a position, which is then this thread's until counted_release. NULL where another
// thread is at it: waiting would take longer than to do without.
static inline struct counted *counted_take(const struct counts *c, const struct pos *p,
                                           uint16_t key)
{
    struct counted *e = &c->table[(hash_pos(p, key) >> 32) * c->slots >> 32];
    return atomic_exchange_explicit(&e->busy, 1, memory_order_acquire) == 0 ? e : NULL;
}

static inline void counted_release(struct counted *e)
{
    atomic_store_explicit(&e->busy, 0, memory_order_release);
}

static bool counts_recall(const struct counts *c, const struct pos *p, uint16_t key,
                          uint64_t *count)
{
    struct counted *e = counted_take(c, p, key);
    if (e == NULL)
        return false;
    bool known = e->key == key;
    for (unsigned set = 0; set < SETS; set++)
        known = known && same_bits(e->sets[set], p->sets[set]);
    *count = e->count;
    counted_release(e);
    return known;
}

static void counts_remember(const struct counts *c, const struct pos *p, uint16_t key,
                            uint64_t count)
{
    struct counted *e = counted_take(c, p, key);
    if (e == NULL)
        return;
    memcpy(e->sets, p->sets, sizeof e->sets);
    e->count = count;
    e->key = key;
    counted_release(e);
}

#endif
