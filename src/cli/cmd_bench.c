// SPDX-License-Identifier: MIT
//
// checkers bench: a number that proves that nothing changed, and how fast the engine is.
#include "bench.h"
#include "command.h"
#include "json.h"
#include "output.h"
#include <inttypes.h>
#include <stdio.h>

// How a number is written: in words, by its key in JSON, and with how many decimals.
static const struct row {
    const char *text, *key;
    int decimals;
} rows[BENCH_NUMBERS] = {
    [BENCH_MOVE_NODES] = {"nodes a move, depth 6 in the default report", "nodes_per_move", 1},
    [BENCH_START_NODES] = {"nodes, depth 12 from the start", "nodes_12", 0},
    [BENCH_START_SPEED] = {"million nodes a second, depth 12 from the start", "mnps", 2},
    [BENCH_DEEP_SECONDS] = {"seconds, depth 15 from the start", "seconds_15", 3},
    [BENCH_GATED_NODES] = {"nodes a move, gated in the default report", "gated_nodes_per_move",
                           1},
    [BENCH_PERFT_8] = {"million moves a second, perft 8 x 8", "perft_8_mps", 1},
    [BENCH_PERFT_10] = {"million moves a second, perft 10 x 10", "perft_10_mps", 1},
    [BENCH_WIDE_TIME] = {"microseconds for the first moves of 100 x 100", "wide_list_us", 2},
};

// The search with all its parts beside plain alpha-beta, then the others.
static void write_text(const struct bench *bench)
{
    printf("%12s %12s\n", "search", "plain");
    for (int i = 0; i < BENCH_NUMBERS; i++) {
        printf("%12.*f ", rows[i].decimals, bench->numbers[i]);
        if (i < BENCH_SEARCH_NUMBERS)
            printf("%12.*f", rows[i].decimals, bench->plain[i]);
        else
            printf("%12s", "");
        printf("  %s\n", rows[i].text);
    }
}

static void write_members(struct json *json, const double *numbers, int first, int end)
{
    for (int i = first; i < end; i++)
        json_decimal(json, rows[i].key, numbers[i], rows[i].decimals);
}

static void write_json(struct json *json, const struct bench *bench)
{
    json_object(json, "search");
    write_members(json, bench->numbers, 0, BENCH_SEARCH_NUMBERS);
    json_object_end(json);
    json_object(json, "plain");
    write_members(json, bench->plain, 0, BENCH_SEARCH_NUMBERS);
    json_object_end(json);
    write_members(json, bench->numbers, BENCH_SEARCH_NUMBERS, BENCH_NUMBERS);
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    struct bench bench = {0};
    struct json json = {0};
    uint64_t signature = bench_signature(options->depth);
    if (!options->signature)
        bench_measure(&bench);
    if (options->format == FORMAT_JSON) {
        json_object(&json, NULL);
        json_integer(&json, "depth", options->depth);
        json_count(&json, "signature", signature);
        if (!options->signature)
            write_json(&json, &bench);
        json_object_end(&json);
    } else if (options->signature) {
        printf("%" PRIu64 "\n", signature);
    } else {
        printf("%12" PRIu64 " %12s  nodes, the signature of depth %d\n", signature, "",
               options->depth);
        write_text(&bench);
    }
    return EXIT_DONE;
}

const struct command cmd_bench = {
    .name = "bench",
    .summary = "measure the engine and print its node signature",
    .arguments = "",
    .details =
        "The signature is the number of positions that searches of --depth visit from a "
        "fixed list of positions of English draughts. It depends on no clock and no "
        "machine: where it stays "
        "the same, the search does the same. The rates that follow depend on both. The "
        "column `plain` is of alpha-beta that tries captures first, with all other parts "
        "of the search switched off.",
    .options = "depth=10 signature format",
    .example = "bench\n"
               "bench --signature --depth 8",
    .run = run,
};
