// SPDX-License-Identifier: MIT
//
// What `bench` measures.
#define _POSIX_C_SOURCE 200809L

#include "bench.h"
#include "output.h"
#include <checkers/checkers.h>
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

uint64_t bench_signature(int depth)
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
static void measure_start(double numbers[BENCH_SEARCH_NUMBERS], unsigned off)
{
    const double enough = 0.5;
    ck_rules rules = ck_rules_english(8);
    ck_search *search = new_search();
    ck_position *position = NULL;
    struct rate rate = {0};
    status_need(ck_position_new(&position, &rules));
    numbers[BENCH_START_NODES] = (double)nodes_of(search, position, SEARCH_DEPTH, off);
    double start = now();
    while (rate.per < enough) {
        rate.count += nodes_of(search, position, SEARCH_DEPTH, off);
        rate.per = now() - start;
    }
    numbers[BENCH_START_SPEED] = per_one(rate) / 1e6;
    start = now();
    nodes_of(search, position, DEEP_DEPTH, off);
    numbers[BENCH_DEEP_SECONDS] = now() - start;
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
        int seat = ck_report_seat(game, ck_position_turn(position));
        if (strcmp(pairing->agents[seat].name, "search") != 0)
            continue;
        rate->count += nodes_of(search, position, depth, off);
        rate->per++;
    }
}

// Nodes a move in the positions of the default report.
static double move_nodes(const ck_report *report, unsigned off)
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
    return per_one(rate);
}

// Nodes a move of `gated` in the default report.
static double gated_nodes(const ck_report *report)
{
    struct rate rate = {0};
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        for (int seat = 0; seat < 2; seat++) {
            const ck_report_score *score = &ck_report_pairing_at(report, i)->agents[seat];
            rate.count += score->gated ? score->nodes : 0;
            rate.per += score->gated ? (double)score->plies : 0;
        }
    }
    return per_one(rate);
}

// Million moves a second that are counted from the start.
static double perft_speed(int size, int depth)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    struct rate rate = {0};
    status_need(ck_position_new(&position, &rules));
    double start = now();
    status_need(ck_perft(position, depth, NULL, &rate.count));
    rate.per = now() - start;
    ck_position_free(position);
    return per_one(rate) / 1e6;
}

// Microseconds for a list of the first moves of a wide board.
static double wide_time(void)
{
    ck_rules rules = ck_rules_english(WIDE_SIZE);
    ck_position *position = NULL;
    ck_move moves[WIDE_SIZE];
    size_t count;
    status_need(ck_position_new(&position, &rules));
    double start = now();
    for (int i = 0; i < WIDE_LISTS; i++)
        status_need(ck_position_moves(position, moves, WIDE_SIZE, &count));
    double seconds = now() - start;
    ck_position_free(position);
    return 1e6 * seconds / WIDE_LISTS;
}

void bench_measure(struct bench *bench)
{
    ck_report_options options = ck_report_defaults();
    ck_report *report = NULL;
    status_need(ck_report_new(&report, &options, NULL));
    bench->numbers[BENCH_MOVE_NODES] = move_nodes(report, 0);
    bench->plain[BENCH_MOVE_NODES] = move_nodes(report, PLAIN);
    bench->numbers[BENCH_GATED_NODES] = gated_nodes(report);
    ck_report_free(report);
    measure_start(bench->numbers, 0);
    measure_start(bench->plain, PLAIN);
    bench->numbers[BENCH_PERFT_8] = perft_speed(8, PERFT_8_DEPTH);
    bench->numbers[BENCH_PERFT_10] = perft_speed(10, PERFT_10_DEPTH);
    bench->numbers[BENCH_WIDE_TIME] = wide_time();
}
