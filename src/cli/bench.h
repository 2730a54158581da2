// SPDX-License-Identifier: MIT
//
// What `bench` measures.
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include <stdint.h>

// What there is a number for; those before BENCH_SEARCH_NUMBERS also of plain alpha-beta.
enum {
    BENCH_MOVE_NODES,   // a move of `search` in the default report
    BENCH_START_NODES,  // of a search from the start
    BENCH_START_SPEED,  // of that, in million nodes a second
    BENCH_DEEP_SECONDS, // of a deeper search from the start
    BENCH_SEARCH_NUMBERS,
    BENCH_GATED_NODES = BENCH_SEARCH_NUMBERS, // a move of `gated` in the default report
    BENCH_PERFT_8,                            // million moves a second
    BENCH_PERFT_10,
    BENCH_WIDE_TIME, // microseconds for a list of moves
    BENCH_NUMBERS
};

struct bench {
    double numbers[BENCH_NUMBERS];
    double plain[BENCH_SEARCH_NUMBERS];
};

// The nodes of searches of a fixed list of positions to that depth.
uint64_t bench_signature(int depth);

void bench_measure(struct bench *bench);

#endif
