// SPDX-License-Identifier: MIT
//
// checkers bench: a number that proves that nothing changed, and how fast the engine is.
#define _POSIX_C_SOURCE 200809L

#include "command.h"
#include "output.h"
#include "show.h"
#include <inttypes.h>
#include <string.h>
#include <time.h>

enum {
    TABLE_BYTES = 16 << 20,
    PERFT_8_DEPTH = 12,
    PERFT_10_DEPTH = 9,
    SEARCH_DEPTH = 12,
    DEEP_DEPTH = 15,
    WIDE_SIZE = 100,
    WIDE_LISTS = 2000,
    // Alpha-beta with the captures first, and nothing else that saves nodes.
    PLAIN = CK_SWITCHES_ALL & ~CK_NO_ORDER,
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

// What a search with some parts switched off needs.
struct effort {
    struct rate moves;      // nodes, for the moves of `search` in the default report
    struct rate from_start; // nodes, in seconds
    uint64_t nodes;         // for one search from the start
    double deep_seconds;
};

struct results {
    uint64_t signature;
    struct effort full, plain;
    struct rate gated_moves, perft_8, perft_10, wide;
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

static ck_search *new_search(void)
{
    ck_rules rules = ck_rules_english(8);
    ck_search *search = NULL;
    status_need(ck_search_new(&search, &rules, TABLE_BYTES));
    return search;
}

static uint64_t nodes_of(ck_search *search, const ck_position *position, int depth,
                         unsigned off)
{
    ck_search_options options = ck_search_defaults();
    ck_analysis analysis;
    options.depth = depth;
    options.off = off;
    status_need(ck_search_run(search, position, &options, &analysis));
    return analysis.nodes;
}

// The nodes of searches of all positions to a fixed depth.
static uint64_t bench_signature(int depth)
{
    ck_rules rules = ck_rules_english(8);
    ck_search *search = new_search();
    uint64_t nodes = 0;
    for (int i = 0; i < POSITIONS; i++) {
        ck_position *position = NULL;
        status_need(ck_fen_read(&position, &rules, positions[i], NULL));
        nodes += nodes_of(search, position, depth, 0);
        ck_position_free(position);
    }
    ck_search_free(search);
    return nodes;
}

// Searches from the start: often enough to be measured, and once deeper. The first, which finds
// the memory of the table untouched, is not counted.
static void bench_start(struct effort *effort, unsigned off)
{
    const double enough = 0.5;
    ck_rules rules = ck_rules_english(8);
    ck_search *search = new_search();
    ck_position *position = NULL;
    status_need(ck_position_new(&position, &rules));
    effort->nodes = nodes_of(search, position, SEARCH_DEPTH, off);
    double start = now();
    struct rate *rate = &effort->from_start;
    while (rate->per < enough) {
        rate->count += nodes_of(search, position, SEARCH_DEPTH, off);
        rate->per = now() - start;
    }
    start = now();
    nodes_of(search, position, DEEP_DEPTH, off);
    effort->deep_seconds = now() - start;
    ck_position_free(position);
    ck_search_free(search);
}

// Searches the positions that `search` had to move in, of a game of two agents.
static void search_game(ck_search *search, const ck_report_game *game,
                        const ck_report_pairing *pairing, int depth, struct rate *rate,
                        unsigned off)
{
    for (size_t ply = game->opening_plies; ply < game->plies; ply++) {
        const ck_position *position = ck_game_position_at(game->game, ply);
        int seat = ck_position_turn(position) == CK_RED ? game->red : !game->red;
        if (strcmp(pairing->agents[seat].name, "search") != 0)
            continue;
        rate->count += nodes_of(search, position, depth, off);
        rate->per++;
    }
}

// Nodes a move in the positions of the default report.
static struct rate bench_moves(const ck_report *report, unsigned off)
{
    struct rate rate = {0};
    ck_search *search = new_search();
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
        for (int k = 0; k < pairing->game_count; k++)
            search_game(search, &pairing->games[k], pairing, ck_report_made_by(report)->depth,
                        &rate, off);
    }
    ck_search_free(search);
    return rate;
}

// Nodes a move of `gated` in the default report.
static struct rate gated_moves(const ck_report *report)
{
    struct rate rate = {0};
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        for (int seat = 0; seat < 2; seat++) {
            const ck_report_score *score = &ck_report_pairing_at(report, i)->agents[seat];
            rate.count += score->gated ? score->nodes : 0;
            rate.per += score->gated ? (double)score->plies : 0;
        }
    }
    return rate;
}

static void bench_search(struct results *results)
{
    ck_report_options options = ck_report_defaults();
    ck_report *report = NULL;
    status_need(ck_report_new(&report, &options, NULL));
    results->full.moves = bench_moves(report, 0);
    results->plain.moves = bench_moves(report, PLAIN);
    results->gated_moves = gated_moves(report);
    ck_report_free(report);
    bench_start(&results->full, 0);
    bench_start(&results->plain, PLAIN);
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

// A row of the results: what it is in words, its key in JSON, the number, and its decimals.
struct row {
    const char *text, *key;
    double number;
    int decimals;
};

enum { SEARCH_ROWS = 4 };

static void set_search_rows(struct row rows[SEARCH_ROWS], const struct effort *e)
{
    rows[0] = (struct row){"nodes a move, depth 6 in the default report", "nodes_per_move",
                           per_one(e->moves), 1};
    rows[1] = (struct row){"nodes, depth 12 from the start", "nodes_12", (double)e->nodes, 0};
    rows[2] = (struct row){"million nodes a second, depth 12 from the start", "mnps",
                           per_one(e->from_start) / 1e6, 2};
    rows[3] =
        (struct row){"seconds, depth 15 from the start", "seconds_15", e->deep_seconds, 3};
}

// The search with all its parts beside plain alpha-beta.
static void write_search(struct json *json, const struct results *results)
{
    struct row full[SEARCH_ROWS], plain[SEARCH_ROWS];
    set_search_rows(full, &results->full);
    set_search_rows(plain, &results->plain);
    if (json == NULL)
        printf("%12s %12s\n", "search", "plain");
    for (int i = 0; i < SEARCH_ROWS && json == NULL; i++)
        printf("%12.*f %12.*f  %s\n", full[i].decimals, full[i].number, plain[i].decimals,
               plain[i].number, full[i].text);
    for (int k = 0; k < 2 && json != NULL; k++) {
        const struct row *rows = k == 0 ? full : plain;
        json_object(json, k == 0 ? "search" : "plain");
        for (int i = 0; i < SEARCH_ROWS; i++)
            json_decimal(json, rows[i].key, rows[i].number, rows[i].decimals);
        json_object_end(json);
    }
}

static void write_others(struct json *json, const struct results *results)
{
    const struct row rows[] = {
        {"nodes a move, gated in the default report", "gated_nodes_per_move",
         per_one(results->gated_moves), 1},
        {"million moves a second, perft 8 x 8", "perft_8_mps", per_one(results->perft_8) / 1e6,
         1},
        {"million moves a second, perft 10 x 10", "perft_10_mps",
         per_one(results->perft_10) / 1e6, 1},
        {"microseconds for the first moves of 100 x 100", "wide_list_us",
         1e6 / per_one(results->wide), 2},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (json != NULL)
            json_decimal(json, rows[i].key, rows[i].number, rows[i].decimals);
        else
            printf("%12.*f %12s  %s\n", rows[i].decimals, rows[i].number, "", rows[i].text);
    }
}

static void write_results(const struct options *options, const struct results *results)
{
    struct json object = {0}, *json = options->format == FORMAT_JSON ? &object : NULL;
    if (json != NULL) {
        json_object(json, NULL);
        json_integer(json, "depth", options->depth);
        json_count(json, "signature", results->signature);
    } else {
        printf("%12" PRIu64 " %12s  nodes, the signature of depth %d\n", results->signature, "",
               options->depth);
    }
    write_search(json, results);
    write_others(json, results);
    if (json != NULL)
        json_object_end(json);
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
    bench_search(&results);
    results.perft_8 = bench_perft(8, PERFT_8_DEPTH);
    results.perft_10 = bench_perft(10, PERFT_10_DEPTH);
    results.wide = bench_wide();
    write_results(options, &results);
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
