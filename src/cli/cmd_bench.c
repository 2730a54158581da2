// SPDX-License-Identifier: MIT
//
// checkers bench: a number that proves that nothing changed, and how fast the engine is.
#define _POSIX_C_SOURCE 200809L

#include "command.h"
#include "output.h"
#include "show.h"
#include <inttypes.h>
#include <time.h>

enum {
    TABLE_BYTES = 16 << 20,
    PERFT_8_DEPTH = 12,
    PERFT_10_DEPTH = 9,
    SEARCH_DEPTH = 12,
    WIDE_SIZE = 100,
    WIDE_LISTS = 2000,
};

// Where the signature is taken: the start, openings, middle games with shots, endings.
static const char *const positions[] = {
    "B:W21-32:B1-12",
    "W:W21-32:B1-8,10-12,14",
    "B:W17,19,22-25,28-32:B1-8,12,13,20,21",
    "B:W18,19,21,23,24,26,29-31:B1-4,6,7,9-12",
    "W:W17,20-22,24,25,27,29,30,32:B1-3,5,6,8,11-14",
    "B:W19,21,28-30,32:B1,2,4,7,8,12",
    "W:W18,19,25,27,30,31:B3,5,9,10,13,K22",
    "B:WK6,21,29,K32:BK14,K18,13,5",
    "W:WK2,K15,K23:BK10,K29",
    "B:W28,K7,K11:B12,K26,K30",
};

enum { POSITIONS = sizeof positions / sizeof *positions };

// How much of something there was, and for what: seconds, or moves of a game.
struct rate {
    uint64_t count;
    double per;
};

struct results {
    uint64_t signature;
    struct rate perft_8, perft_10, wide, search;
    struct rate search_moves, gated_moves; // nodes
};

// Seconds of processor time: the bench has one thread, and a busy machine does not slow it
// down.
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double per_one(struct rate rate)
{
    return rate.per > 0 ? (double)rate.count / rate.per : 0;
}

static uint64_t search_position(ck_search *search, const char *fen, const ck_rules *rules,
                                int depth)
{
    ck_search_options options = ck_search_defaults();
    ck_position *position = NULL;
    ck_analysis analysis;
    options.depth = depth;
    status_need(ck_fen_read(&position, rules, fen, NULL));
    status_need(ck_search_run(search, position, &options, &analysis));
    ck_position_free(position);
    return analysis.nodes;
}

// The nodes of searches of all positions to a fixed depth.
static uint64_t bench_signature(int depth)
{
    ck_rules rules = ck_rules_english(8);
    ck_search *search = NULL;
    uint64_t nodes = 0;
    status_need(ck_search_new(&search, &rules, TABLE_BYTES));
    for (int i = 0; i < POSITIONS; i++)
        nodes += search_position(search, positions[i], &rules, depth);
    ck_search_free(search);
    return nodes;
}

// Nodes a second from the start, over searches that take long enough to be measured; the first,
// which finds the table's memory untouched, is not counted.
static struct rate bench_search(void)
{
    const double enough = 0.5;
    ck_rules rules = ck_rules_english(8);
    ck_search *search = NULL;
    struct rate rate = {0};
    status_need(ck_search_new(&search, &rules, TABLE_BYTES));
    search_position(search, positions[0], &rules, SEARCH_DEPTH);
    double start = now();
    while (rate.per < enough) {
        rate.count += search_position(search, positions[0], &rules, SEARCH_DEPTH);
        rate.per = now() - start;
    }
    ck_search_free(search);
    return rate;
}

// Counted moves a second from the start.
static struct rate bench_perft(int size, int depth)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    struct rate rate = {0};
    status_need(ck_position_new(&position, &rules));
    double start = now();
    status_need(ck_perft(position, depth, NULL, &rate.count));
    rate.per = now() - start;
    ck_position_free(position);
    return rate;
}

// Lists a second of the first moves of a wide board.
static struct rate bench_wide(void)
{
    ck_rules rules = ck_rules_english(WIDE_SIZE);
    ck_position *position = NULL;
    ck_move moves[WIDE_SIZE];
    size_t count;
    struct rate rate = {.count = WIDE_LISTS};
    status_need(ck_position_new(&position, &rules));
    double start = now();
    for (int i = 0; i < WIDE_LISTS; i++)
        status_need(ck_position_moves(position, moves, WIDE_SIZE, &count));
    rate.per = now() - start;
    ck_position_free(position);
    return rate;
}

// Nodes a move of search and of gated in the default report.
static void bench_report(struct rate *search, struct rate *gated)
{
    ck_report_options options = ck_report_defaults();
    ck_report *report = NULL;
    status_need(ck_report_new(&report, &options, NULL));
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        for (int a = 0; a < 2; a++) {
            const ck_report_score *score = &ck_report_pairing_at(report, i)->agents[a];
            struct rate *rate = score->gated ? gated : search;
            if (score->nodes > 0) {
                rate->count += score->nodes;
                rate->per += (double)score->plies;
            }
        }
    }
    ck_report_free(report);
}

// The results as rows: what it is in words, its key in JSON, the number, its decimals.
static void write_results(const struct options *options, const struct results *results)
{
    const struct {
        const char *text, *key;
        double number;
        int decimals;
    } rows[] = {
        {"million moves a second, perft 8 x 8", "perft_8_mps", per_one(results->perft_8) / 1e6,
         1},
        {"million moves a second, perft 10 x 10", "perft_10_mps",
         per_one(results->perft_10) / 1e6, 1},
        {"microseconds for the first moves of 100 x 100", "wide_list_us",
         1e6 / per_one(results->wide), 2},
        {"million nodes a second, depth 12 from the start", "search_mnps",
         per_one(results->search) / 1e6, 2},
        {"nodes a move, search in the default report", "search_nodes_per_move",
         per_one(results->search_moves), 1},
        {"nodes a move, gated in the default report", "gated_nodes_per_move",
         per_one(results->gated_moves), 1},
    };
    struct json json = {0};
    if (options->format == FORMAT_JSON) {
        json_object(&json, NULL);
        json_integer(&json, "depth", options->depth);
        json_count(&json, "signature", results->signature);
    } else {
        printf("%12" PRIu64 "  nodes, the signature of depth %d\n", results->signature,
               options->depth);
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (options->format == FORMAT_JSON)
            json_decimal(&json, rows[i].key, rows[i].number, rows[i].decimals);
        else
            printf("%12.*f  %s\n", rows[i].decimals, rows[i].number, rows[i].text);
    }
    if (options->format == FORMAT_JSON)
        json_object_end(&json);
}

static void write_signature(const struct options *options, uint64_t signature)
{
    struct json json = {0};
    if (options->format == FORMAT_TEXT) {
        printf("%" PRIu64 "\n", signature);
        return;
    }
    json_object(&json, NULL);
    json_integer(&json, "depth", options->depth);
    json_count(&json, "signature", signature);
    json_object_end(&json);
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    struct results results = {.signature = bench_signature(options->depth)};
    if (options->signature) {
        write_signature(options, results.signature);
        return EXIT_DONE;
    }
    results.search = bench_search();
    results.perft_8 = bench_perft(8, PERFT_8_DEPTH);
    results.perft_10 = bench_perft(10, PERFT_10_DEPTH);
    results.wide = bench_wide();
    bench_report(&results.search_moves, &results.gated_moves);
    write_results(options, &results);
    return EXIT_DONE;
}

const struct command cmd_bench = {
    .name = "bench",
    .summary = "measure the engine and print its node signature",
    .arguments = "",
    .details = "The signature is the number of positions that searches of --depth visit from a "
               "fixed list of positions of English draughts. It depends on no clock and no "
               "machine: where it stays "
               "the same, the search does the same. The rates that follow depend on both.",
    .options = "depth=10 signature format",
    .example = "bench\n"
               "bench --signature --depth 8",
    .run = run,
};
