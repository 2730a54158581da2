// SPDX-License-Identifier: MIT
//
// The search gives the values of plain minimax, whatever is switched off and however little
// memory it has.
#include "values.h"

#include <stdlib.h>
#include <string.h>

enum { TABLE = 1 << 20 };

static int scale = 1; // how many times more deep searches there are

// Searches a position with every option that must not matter and asserts values and lines.
static void assert_values(ck_search *search, const struct oracle *board,
                          const struct oracle_weights *w, int depth, unsigned off)
{
    int naive[LEGAL_MAX], slow[LEGAL_MAX];
    size_t count = naive_values(board, w, depth, naive), best = first_best(naive, count);
    ck_position *position = position_of_oracle(board);
    ck_search_options options = ck_search_defaults();
    ck_analysis analysis = {0};
    ck_move *moves = NULL;
    size_t listed = 0;
    assert_int_equal(ck_position_list(position, &moves, &listed), CK_OK);
    assert_int_equal(listed, count);
    options.weights = (ck_weights){w->man, w->king, w->advance, w->guard};
    options.depth = depth;
    options.off = off;

    assert_int_equal(ck_search_run(search, position, &options, &analysis), CK_OK);
    if (analysis.depth < depth)
        assert_in_range(abs(ck_value_plies(analysis.best.value)), 1, analysis.depth);
    assert_int_equal(analysis.best.value, naive[best]);
    assert_int_equal(analysis.best.move.index, best);
    assert_line(board, &analysis.best, w, depth);

    options.also = &moves[(best + 1 + off) % count];
    assert_int_equal(ck_search_run(search, position, &options, &analysis), CK_OK);
    assert_int_equal(analysis.best.value, naive[best]);
    assert_int_equal(analysis.best.move.index, best);
    assert_true(ck_move_equal(analysis.also.move, *options.also));
    assert_int_equal(analysis.also.value, naive[options.also->index]);
    assert_line(board, &analysis.also, w, depth);

    options.also = NULL;
    options.all = true;
    assert_int_equal(ck_search_run(search, position, &options, &analysis), CK_OK);
    assert_int_equal(analysis.move_count, count);
    for (size_t i = 0; i < count; i++) {
        assert_true(ck_move_equal(analysis.moves[i].move, moves[i]));
        assert_int_equal(analysis.moves[i].value, naive[i]);
        assert_line(board, &analysis.moves[i], w, depth);
    }
    assert_int_equal(analysis.best.move.index, best);

    assert_int_equal(ck_minimax(position, &options.weights, depth, slow), CK_OK);
    assert_memory_equal(slow, naive, count * sizeof *slow);
    free(moves);
    ck_position_free(position);
}

static ck_search *search_for(int size, size_t bytes)
{
    ck_rules rules = ck_rules_english(size);
    ck_search *search = NULL;
    assert_int_equal(ck_search_new(&search, &rules, bytes), CK_OK);
    return search;
}

static void values_are_those_of_minimax(void **state)
{
    (void)state;
    struct dice dice = {8};
    ck_search *search = search_for(8, TABLE);
    for (int round = 0; round < 240; round++) {
        struct oracle board;
        deal(&board, &dice, 8);
        assert_values(search, &board, &standard, 1 + round % 4, 0);
    }
    ck_search_free(search);
}

static void values_near_the_quiet_limit(void **state)
{
    (void)state;
    struct dice dice = {9};
    ck_search *search = search_for(8, TABLE);
    for (int round = 0; round < 120; round++) {
        struct oracle board;
        do {
            oracle_empty(&board, 8);
            oracle_scatter(&board, &dice, (int)roll(&dice, 4), 2 + (int)roll(&dice, 4));
            board.quiet = 70 + round % 10;
        } while (oracle_outcome(&board) != ORACLE_OPEN);
        assert_values(search, &board, &standard, 2 + round % 3, 0);
    }
    ck_search_free(search);
}

// Whether a line of `depth` plies can end in front of a capture.
static bool has_pending_captures(const struct oracle *board, int depth)
{
    struct oracle_list list = oracle_moves(board);
    bool found = depth == 0 && list.count > 0 && list.moves[0].captures > 0;
    for (size_t i = 0; i < list.count && depth > 0 && !found; i++) {
        struct oracle next;
        oracle_copy(&next, board);
        oracle_make(&next, &list.moves[i]);
        found = has_pending_captures(&next, depth - 1);
    }
    oracle_release(&list);
    return found;
}

static void values_with_captures_at_the_horizon(void **state)
{
    (void)state;
    struct dice dice = {10};
    ck_search *search = search_for(8, TABLE);
    for (int found = 0; found < 60;) {
        struct oracle board;
        int depth = 1 + found % 3;
        deal(&board, &dice, 8);
        if (!has_pending_captures(&board, depth))
            continue;
        assert_values(search, &board, &standard, depth, 0);
        found++;
    }
    ck_search_free(search);
}

static void no_switch_changes_a_value(void **state)
{
    (void)state;
    struct dice dice = {11};
    ck_search *search = search_for(8, TABLE);
    for (unsigned off = 0; off <= CK_SWITCHES_ALL; off++) {
        struct oracle board;
        deal(&board, &dice, 8);
        board.quiet = off % 3 ? 0 : 76 + (int)(off % 4);
        assert_values(search, &board, &standard, 4, off);
        deal(&board, &dice, 8);
        assert_values(search, &board, &standard, 3, off);
    }
    ck_search_free(search);
}

// A table of no, of few and of many entries.
static void no_table_size_changes_a_value(void **state)
{
    (void)state;
    static const size_t bytes[] = {0, 1, 100, 1000, 10000, 1 << 22};
    struct dice dice = {12};
    for (int i = 0; i < 6; i++) {
        ck_search *search = search_for(8, bytes[i]);
        for (int round = 0; round < 8; round++) {
            struct oracle board;
            deal(&board, &dice, 8);
            assert_values(search, &board, &standard, 4, 0);
        }
        ck_search_free(search);
    }
}

static void values_on_other_sizes(void **state)
{
    (void)state;
    static const int sizes[] = {4, 6, 10, 12, 22, 24};
    struct dice dice = {13};
    for (int i = 0; i < 6; i++) {
        ck_search *search = search_for(sizes[i], TABLE);
        for (int round = 0; round < 12; round++) {
            struct oracle board;
            int depth = sizes[i] < 10 ? 1 + round % 4 : 1 + round % 2;
            deal(&board, &dice, sizes[i]);
            assert_values(search, &board, &standard, depth, 0);
        }
        ck_search_free(search);
    }
}

static void values_with_other_weights(void **state)
{
    (void)state;
    static const struct oracle_weights weights[] = {{100, 160, 3, 6},
                                                    {0, 0, 0, 0},
                                                    {10000, 10000, 100, 100},
                                                    {1, 0, 0, 100},
                                                    {0, 1, 100, 0}};
    struct dice dice = {14};
    ck_search *search = search_for(8, TABLE);
    for (int i = 0; i < 5; i++)
        for (int round = 0; round < 8; round++) {
            struct oracle board;
            deal(&board, &dice, 8);
            assert_values(search, &board, &weights[i], 1 + round % 4, 0);
        }
    ck_search_free(search);
}

// Deep searches of small boards, where kings go to and fro: the same position is reached after
// more and after fewer plies, with more and with less of a short counter left.
static void deep_values_on_small_boards(void **state)
{
    (void)state;
    static const struct oracle_weights weights[] = {
        {100, 150, 2, 10}, {5, 7, 100, 50}, {0, 0, 100, 0}};
    static const struct {
        int size, depth, rounds;
        size_t table;
    } rows[] = {{6, 7, 40, TABLE}, {6, 8, 12, TABLE}, {4, 9, 40, TABLE}, {4, 9, 40, 600}};
    struct dice dice = {99};
    for (int i = 0; i < 4; i++) {
        ck_search *searches[6] = {NULL}; // by limit
        for (int k = 0; k < 6; k++) {
            ck_rules rules = ck_rules_english(rows[i].size);
            rules.quiet_limit = 3 + k;
            assert_int_equal(ck_search_new(&searches[k], &rules, rows[i].table), CK_OK);
        }
        for (int round = 0; round < rows[i].rounds * scale; round++) {
            struct oracle board;
            do {
                oracle_empty(&board, rows[i].size);
                oracle_scatter(&board, &dice, 1 + round % 3, 2 + round % 2);
                board.limit = 3 + (int)roll(&dice, 6);
                board.quiet = (int)roll(&dice, 3);
            } while (oracle_outcome(&board) != ORACLE_OPEN);
            assert_values(searches[board.limit - 3], &board, &weights[round % 3], rows[i].depth,
                          0);
        }
        for (int k = 0; k < 6; k++)
            ck_search_free(searches[k]);
    }
}

// With an argument, so many times as many deep searches.
int main(int argc, char **argv)
{
    scale = argc > 1 ? atoi(argv[1]) : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_of_minimax),
        cmocka_unit_test(values_near_the_quiet_limit),
        cmocka_unit_test(values_with_captures_at_the_horizon),
        cmocka_unit_test(no_switch_changes_a_value),
        cmocka_unit_test(no_table_size_changes_a_value),
        cmocka_unit_test(values_on_other_sizes),
        cmocka_unit_test(values_with_other_weights),
        cmocka_unit_test(deep_values_on_small_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
