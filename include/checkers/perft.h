// SPDX-License-Identifier: MIT
//
// Perft: the number of move sequences of a given length, the standard test of a move generator.
#ifndef CHECKERS_PERFT_H
#define CHECKERS_PERFT_H

#include <checkers/position.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { CK_PERFT_DEPTH_MAX = 100, CK_THREADS_MAX = 256, CK_SHARDS_MAX = 4096 };

// One of `count` shares of some work, for as many machines: `index` is 1..count, `count` at
// most CK_SHARDS_MAX. {0, 0} is all of the work.
typedef struct ck_shard {
    int index, count;
} ck_shard;

// A table of counts that runs of ck_perft remember, for positions by one set of rules. An entry
// is used only for the very same position and depth, which it holds in full. Several runs, and
// threads, may use a table at the same time.
typedef struct ck_perft_table ck_perft_table;

// A table that takes at most `bytes` (of one entry at least), as they are used. *out is the
// caller's to free. CK_BAD_ARGUMENT for the rules, CK_NO_MEMORY.
enum ck_status ck_perft_table_new(ck_perft_table **out, const ck_rules *rules, size_t bytes);
void ck_perft_table_free(ck_perft_table *table); // NULL is allowed

typedef struct ck_perft_options {
    bool unique; // captures by one piece that end on one square and take the same pieces
                 // count once, whatever their paths
    int threads; // 1..CK_THREADS_MAX; 0 means 1
    ck_perft_table *table; // of the position's rules; NULL = none
    ck_shard shard; // count only this share: the counts of all shares add up to the whole
} ck_perft_options;

// Counts the sequences of `depth` legal moves (0..CK_PERFT_DEPTH_MAX; 0 counts 1). A finished
// position has no moves, so a sequence ends where the game does, by the quiet counter too (but
// not by repetition, which a position cannot see). `options` may be NULL: moves apart, one
// thread, no table. Neither threads nor table change the count. CK_BAD_ARGUMENT; CK_LIMIT above
// 2^64 - 1, where a position has more than CK_MOVES_MAX moves or a line so many that their
// lists take more than 262,144, and with `unique` where one piece has more than 4,096 captures;
// CK_NO_MEMORY.
//
// On the widest boards a ply takes some 50 KB of the caller's stack, so 8 MiB are enough for any
// depth; the threads that are started here have as much.
enum ck_status ck_perft(const ck_position *position, int depth, const ck_perft_options *options,
                        uint64_t *count);

// Published counts that the library carries, for `checkers perft --suite` and for tests.
enum { CK_PERFT_ROW_DEPTHS = 20 };

typedef struct ck_perft_row {
    ck_rules rules;
    bool unique;
    const char *fen;                      // NULL: the start position
    const char *source;                   // who published them
    uint64_t counts[CK_PERFT_ROW_DEPTHS]; // of depth 1, 2, ...; 0 behind the last
} ck_perft_row;

// The table of published counts, *rows of them. Static storage.
const ck_perft_row *ck_perft_suite(size_t *rows);

#ifdef __cplusplus
}
#endif
#endif
