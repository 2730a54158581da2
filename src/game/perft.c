// SPDX-License-Identifier: MIT
//
// Perft over threads: the positions after the first plies are counted each by itself.
#include <checkers/perft.h>

#include "base/pool.h"
#include "game/position.h"
#include <assert.h>
#include <stdlib.h>

static_assert((int)CK_THREADS_MAX == (int)POOL_THREADS_MAX, "the public limit is the pool's");

struct ck_perft_table {
    const struct core *core;
    ck_rules rules;
    void *counts;
};

enum ck_status ck_perft_table_new(ck_perft_table **out, const ck_rules *rules, size_t bytes)
{
    if (ck_rules_check(rules, NULL) != CK_OK)
        return CK_BAD_ARGUMENT;
    ck_perft_table *t = malloc(sizeof *t);
    if (t == NULL)
        return CK_NO_MEMORY;
    t->core = ck_core_for(rules);
    t->rules = *rules;
    t->counts = t->core->counts_new(bytes);
    if (t->counts == NULL) {
        free(t);
        return CK_NO_MEMORY;
    }
    *out = t;
    return CK_OK;
}

void ck_perft_table_free(ck_perft_table *table)
{
    if (table == NULL)
        return;
    table->core->counts_free(table->counts);
    free(table);
}

// Positions to be counted, of one tree and so of one kind.
struct work {
    int depth; // of each
    size_t count, room;
    ck_position **positions;
    uint64_t *counts;
    void **counters; // one a thread
};

// The walk from the root to the positions that are to be counted.
struct walk {
    struct work *work;
    bool unique;
    ck_shard shard;
    int shard_ply;   // whose positions are shared out by their number
    int ply;         // whose positions are counted, not before shard_ply
    uint64_t number; // of the next position to be shared out
};

// Takes a position over.
static enum ck_status push(struct work *w, ck_position *p)
{
    if (w->count == w->room) {
        size_t room = w->room > 0 ? 2 * w->room : 64;
        ck_position **positions = realloc(w->positions, room * sizeof(ck_position *));
        if (positions == NULL) {
            ck_position_free(p);
            return CK_NO_MEMORY;
        }
        w->positions = positions;
        w->room = room;
    }
    w->positions[w->count++] = p;
    return CK_OK;
}

static bool is_own(struct walk *w)
{
    return w->number++ % (uint64_t)w->shard.count == (uint64_t)w->shard.index - 1;
}

// Pushes the positions of the share that come from a position of some ply, which it takes over.
static enum ck_status walk_on(struct walk *w, ck_position *p, int ply)
{
    if (ply == w->ply)
        return push(w->work, p);
    ck_move *moves;
    size_t n;
    enum ck_status status =
        w->unique ? ck_position_list_merged(p, &moves, &n) : ck_position_list(p, &moves, &n);
    for (size_t i = 0; i < n && status == CK_OK; i++) {
        ck_position *child;
        if (ply + 1 == w->shard_ply && !is_own(w))
            continue;
        status = ck_position_copy(&child, p);
        if (status != CK_OK)
            break;
        status = ck_position_play(child, moves[i]);
        if (status == CK_OK)
            status = walk_on(w, child, ply + 1);
        else
            ck_position_free(child);
    }
    free(moves);
    ck_position_free(p);
    return status;
}

// The first ply from `ply` on with so many positions, or the last before `most`.
static enum ck_status find_ply(const ck_position *root, bool unique, uint64_t wanted, int most,
                               int *ply)
{
    const ck_perft_options options = {.unique = unique};
    uint64_t count;
    enum ck_status status = ck_perft(root, *ply, &options, &count);
    while (status == CK_OK && count > 0 && count < wanted && *ply < most)
        status = ck_perft(root, ++*ply, &options, &count);
    return status;
}

// Whether a share can be asked for.
static bool shard_is_valid(ck_shard shard)
{
    return shard.count == 0 ? shard.index == 0
                            : shard.count > 0 && shard.count <= CK_SHARDS_MAX &&
                                  shard.index >= 1 && shard.index <= shard.count;
}

// Finds the positions to be counted: those of the share, and many more of them than threads, or
// one thread may be left alone with the last. Which positions a share has depends on nothing but
// the root, the depth and the number of shares, so that all shares together are the whole.
static enum ck_status divide(struct work *w, const ck_position *root, const ck_perft_options *o,
                             int threads)
{
    enum { A_SHARE = 16, A_THREAD = 32, LEFT = 4 };
    bool shared = o->shard.count > 0;
    struct walk walk = {.work = w, .unique = o->unique, .shard = {1, 1}};
    enum ck_status status = CK_OK;
    if (shared) {
        walk.shard = o->shard;
        status = find_ply(root, o->unique, (uint64_t)o->shard.count * A_SHARE, w->depth,
                          &walk.shard_ply);
    }
    walk.ply = walk.shard_ply;
    if (threads > 1 && status == CK_OK) {
        uint64_t wanted = (uint64_t)walk.shard.count * A_THREAD * (uint64_t)threads;
        status = find_ply(root, o->unique, wanted, w->depth - LEFT, &walk.ply);
    }
    w->depth -= walk.ply;
    if (status != CK_OK || (walk.shard_ply == 0 && !is_own(&walk)))
        return status;
    ck_position *copy;
    status = ck_position_copy(&copy, root);
    return status == CK_OK ? walk_on(&walk, copy, 0) : status;
}

static enum ck_status count_one(void *context, int worker, size_t index)
{
    struct work *w = context;
    const ck_position *p = w->positions[index];
    return p->core->perft_run(w->counters[worker], position_state_const(p), w->depth,
                              &w->counts[index]);
}

static enum ck_status count_all(struct work *w, const struct core *core,
                                const ck_perft_options *o, int threads, uint64_t *total)
{
    w->counts = calloc(w->count + 1, sizeof *w->counts);
    w->counters = calloc((size_t)threads, sizeof *w->counters);
    if (w->counts == NULL || w->counters == NULL)
        return CK_NO_MEMORY;
    for (int i = 0; i < threads; i++) {
        w->counters[i] = core->perft_new(o->unique, o->table != NULL ? o->table->counts : NULL);
        if (w->counters[i] == NULL)
            return CK_NO_MEMORY;
    }
    enum ck_status status = ck_pool_run(threads, w->count, count_one, w);
    *total = 0;
    for (size_t i = 0; i < w->count && status == CK_OK; i++) {
        if (__builtin_add_overflow(*total, w->counts[i], total))
            status = CK_LIMIT;
    }
    return status;
}

enum ck_status ck_perft(const ck_position *position, int depth, const ck_perft_options *options,
                        uint64_t *count)
{
    ck_perft_options o = options != NULL ? *options : (ck_perft_options){0};
    int threads = o.threads > 0 ? o.threads : 1;
    if (depth < 0 || depth > CK_PERFT_DEPTH_MAX || o.threads < 0 || threads > CK_THREADS_MAX ||
        !shard_is_valid(o.shard) ||
        (o.table != NULL && !ck_rules_equal(&o.table->rules, ck_position_rules(position))))
        return CK_BAD_ARGUMENT;
    struct work w = {.depth = depth};
    enum ck_status status = divide(&w, position, &o, threads);
    if (status == CK_OK)
        status = count_all(&w, position->core, &o, threads, count);
    for (int i = 0; w.counters != NULL && i < threads; i++)
        position->core->perft_free(w.counters[i]);
    for (size_t i = 0; i < w.count; i++)
        ck_position_free(w.positions[i]);
    free(w.positions);
    free(w.counts);
    free(w.counters);
    return status;
}
