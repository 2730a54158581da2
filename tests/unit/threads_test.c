// SPDX-License-Identifier: MIT
//
// The number of threads changes nothing. ThreadSanitizer looks at this program.
#include "support.h"

#include <stdlib.h>

static void perft_is_the_same(void **state)
{
    (void)state;
    ck_position *start = position_of("B:W21-32:B1-12");
    for (int threads = 1; threads <= 4; threads++)
        for (int unique = 0; unique < 2; unique++)
            for (size_t bytes = 0; bytes <= 1 << 16; bytes += 1 << 15) {
                ck_perft_options options = {
                    .unique = unique, .threads = threads, .table = table_for(start, bytes)};
                uint64_t count = 0;
                assert_int_equal(ck_perft(start, 8, &options, &count), CK_OK);
                assert_int_equal(count, 845931);
                ck_perft_table_free(options.table);
            }
    ck_position_free(start);
}

// Many more threads than there is work.
static void small_counts_are_the_same(void **state)
{
    (void)state;
    static const uint64_t counts[] = {1, 7, 49, 302, 1469};
    ck_position *start = position_of("B:W21-32:B1-12");
    for (int depth = 0; depth <= 4; depth++) {
        ck_perft_options options = {.threads = 64};
        uint64_t count = 0;
        assert_int_equal(ck_perft(start, depth, &options, &count), CK_OK);
        assert_int_equal(count, counts[depth]);
    }
    ck_position_free(start);
}

// Captures that are merged at the ply where threads share the work.
static void merged_captures_are_the_same(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK11,30:B8,15,16,23,24,5,1");
    uint64_t counts[2][2];
    for (int unique = 0; unique < 2; unique++)
        for (int i = 0; i < 2; i++) {
            ck_perft_options options = {.unique = unique, .threads = i == 0 ? 1 : 3};
            assert_int_equal(ck_perft(position, 7, &options, &counts[unique][i]), CK_OK);
        }
    assert_int_equal(counts[0][0], counts[0][1]);
    assert_int_equal(counts[1][0], counts[1][1]);
    assert_true(counts[1][0] < counts[0][0]);
    ck_position_free(position);
}

static void assert_same_pairing(const ck_report_pairing *a, const ck_report_pairing *b)
{
    assert_int_equal(a->game_count, b->game_count);
    for (int i = 0; i < a->game_count; i++) {
        const ck_report_game *g = &a->games[i], *h = &b->games[i];
        assert_int_equal(g->plies, h->plies);
        assert_int_equal(g->overrides, h->overrides);
        assert_int_equal(g->outcome.result, h->outcome.result);
        assert_int_equal(g->outcome.reason, h->outcome.reason);
        for (size_t ply = 0; ply < g->plies; ply++)
            assert_true(
                ck_move_equal(ck_game_move_at(g->game, ply), ck_game_move_at(h->game, ply)));
    }
    for (int seat = 0; seat < 2; seat++) {
        assert_int_equal(a->agents[seat].nodes, b->agents[seat].nodes);
        assert_int_equal(a->agents[seat].won, b->agents[seat].won);
        assert_int_equal(a->agents[seat].overrides, b->agents[seat].overrides);
    }
}

// What a callback has been told.
struct told {
    size_t calls, finished, games;
    bool in_order;
};

static void count_call(void *context, size_t finished, size_t games)
{
    struct told *told = context;
    told->in_order &= finished == told->finished + 1;
    told->calls++;
    told->finished = finished;
    told->games = games;
}

// The callback needs no lock of its own.
static void each_game_is_told_once(void **state)
{
    (void)state;
    ck_report_options options = ck_report_defaults();
    options.pairings = "greedy/random,random/random";
    options.openings = 10;
    for (int shards = 0; shards <= 3; shards += 3)
        for (int threads = 1; threads <= 4; threads++) {
            struct told told = {.in_order = true};
            ck_report *report;
            options.threads = threads;
            options.shard = (ck_shard){shards > 0, shards};
            options.progress = count_call;
            options.context = &told;
            assert_int_equal(ck_report_new(&report, &options, NULL), CK_OK);
            assert_true(told.in_order);
            assert_int_equal(told.calls, shards > 0 ? 14 : 40);
            assert_int_equal(told.games, told.calls);
            assert_int_equal(told.finished, told.calls);
            ck_report_free(report);
        }
}

static void the_report_is_the_same(void **state)
{
    (void)state;
    ck_report_options options = ck_report_defaults();
    options.rules.quiet_limit = 20;
    options.openings = 3;
    options.depth = options.horizon = 3;
    options.audit = true;
    ck_report *reports[3] = {NULL, NULL, NULL};
    uint64_t proved[3], failed = 0;
    for (int i = 0; i < 3; i++) {
        options.threads = i + 1;
        assert_int_equal(ck_report_new(&reports[i], &options, NULL), CK_OK);
        proved[i] = ck_report_audit(reports[i], &failed);
        assert_int_equal(failed, 0);
        assert_int_equal(proved[i], proved[0]);
        for (size_t k = 0; k < ck_report_pairing_count(reports[0]); k++)
            assert_same_pairing(ck_report_pairing_at(reports[0], k),
                                ck_report_pairing_at(reports[i], k));
    }
    for (int i = 0; i < 3; i++)
        ck_report_free(reports[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(perft_is_the_same),
        cmocka_unit_test(small_counts_are_the_same),
        cmocka_unit_test(merged_captures_are_the_same),
        cmocka_unit_test(the_report_is_the_same),
        cmocka_unit_test(each_game_is_told_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
