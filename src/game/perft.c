// SPDX-License-Identifier: MIT
//
// Perft over threads: the positions after the first plies are counted each by itself.
#include <checkers/perft.h>

#include "base/pool.h"
#include "game/position.h"
#include <assert.h>
#include <stdlib.h>

static_assert((int)CK_THREADS_MAX == (int)POOL_THREADS_MAX, "the public limit is the pool's");

// Positions to be counted, of one tree and so of one kind.
struct work {
    int depth; // of each
    size_t count, room;
    ck_position **positions;
    uint64_t *counts;
    void **counters; // one a thread
};

static enum ck_status push(struct work *w, ck_position *p)
{
    if (w->count == w->room) {
        size_t room = w->room > 0 ? 2 * w->room : 64;
        ck_position **positions = realloc(w->positions, room * sizeof(ck_position *));
        if (positions == NULL)
            return CK_NO_MEMORY;
        w->positions = positions;
        w->room = room;
    }
    w->positions[w->count++] = p;
    return CK_OK;
}

// Pushes the positions after each move of p.
static enum ck_status push_children(struct work *w, const ck_position *p, bool unique)
{
    ck_move *moves;
    size_t n;
    enum ck_status status =
        unique ? ck_position_list_merged(p, &moves, &n) : ck_position_list(p, &moves, &n);
    for (size_t i = 0; i < n && status == CK_OK; i++) {
        ck_position *child;
        status = ck_position_copy(&child, p);
        if (status != CK_OK)
            break;
        status = ck_position_play(child, moves[i]);
        if (status == CK_OK)
            status = push(w, child);
        if (status != CK_OK)
            ck_position_free(child);
    }
    free(moves);
    return status;
}

// Replaces each position by those after its moves.
static enum ck_status split(struct work *w, bool unique)
{
    struct work next = {.depth = w->depth - 1};
    enum ck_status status = CK_OK;
    for (size_t i = 0; i < w->count; i++) {
        if (status == CK_OK)
            status = push_children(&next, w->positions[i], unique);
        ck_position_free(w->positions[i]);
    }
    free(w->positions);
    w->depth = next.depth;
    w->count = next.count;
    w->room = next.room;
    w->positions = next.positions;
    return status;
}

// Whether a share can be asked for.
static bool shard_is_valid(ck_shard shard)
{
    return shard.count == 0 ? shard.index == 0
                            : shard.count > 0 && shard.count <= CK_SHARDS_MAX &&
                                  shard.index >= 1 && shard.index <= shard.count;
}

// Splits until each share has some positions, and keeps those of one. Depends on nothing but
// the position, the depth and the number of shares, so that all shares together are the whole.
static enum ck_status keep_share(struct work *w, ck_shard shard, bool unique)
{
    enum { POSITIONS_A_SHARE = 16 };
    size_t wanted = (size_t)shard.count * POSITIONS_A_SHARE, kept = 0;
    enum ck_status status = CK_OK;
    while (status == CK_OK && w->count > 0 && w->count < wanted && w->depth > 0)
        status = split(w, unique);
    if (status != CK_OK)
        return status;
    for (size_t i = 0; i < w->count; i++) {
        if (i % (size_t)shard.count == (size_t)shard.index - 1)
            w->positions[kept++] = w->positions[i];
        else
            ck_position_free(w->positions[i]);
    }
    w->count = kept;
    return CK_OK;
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
        w->counters[i] = core->perft_new(o->unique, o->hash_bytes / (size_t)threads);
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
        !shard_is_valid(o.shard))
        return CK_BAD_ARGUMENT;
    struct work w = {.depth = depth};
    ck_position *root;
    enum ck_status status = ck_position_copy(&root, position);
    if (status == CK_OK && (status = push(&w, root)) != CK_OK)
        ck_position_free(root);
    if (status == CK_OK && o.shard.count > 0)
        status = keep_share(&w, o.shard, o.unique);
    for (int plies = 0; plies < 2 && threads > 1 && w.depth > 4 && status == CK_OK; plies++)
        status = split(&w, o.unique);
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
