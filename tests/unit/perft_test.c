// SPDX-License-Identifier: MIT
//
// Perft against the published counts of data/perft.tsv, and against the naive rule book.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static uint64_t most = 1000000; // counts above this are left to the deep run,
static size_t table_bytes;      // which has a table

static const char *fen_of(char *fields[FIELDS])
{
    return strcmp(fields[1], "start") == 0 ? NULL : fields[1];
}

static bool is_merged(char *fields[FIELDS])
{
    return strcmp(fields[2], "merged") == 0;
}

static void row(char *fields[FIELDS])
{
    int depth = 0;
    ck_position *position = position_under(fields[0], fen_of(fields));
    ck_perft_options options = {.unique = is_merged(fields),
                                .threads = table_bytes > 0 ? 2 : 1,
                                .table = table_for(position, table_bytes)};
    for (char *next = fields[3]; *next;) {
        uint64_t wanted = strtoull(next, &next, 10), found = 0;
        depth++;
        if (wanted > most)
            break;
        assert_int_equal(ck_perft(position, depth, &options, &found), CK_OK);
        if (found != wanted)
            fail_msg("%s %s %s, depth %d: %ju, not %ju", fields[0], fields[1], fields[2], depth,
                     (uintmax_t)found, (uintmax_t)wanted);
    }
    assert_true(depth > 3);
    ck_perft_table_free(options.table);
    ck_position_free(position);
}

static void published_counts(void **state)
{
    (void)state;
    assert_int_equal(each_row("perft.tsv", row), 22);
}

static size_t found_rows;
static void look_up(char *fields[FIELDS])
{
    size_t rows = 0;
    const ck_perft_row *suite = ck_perft_suite(&rows);
    ck_rules rules = rules_of(fields[0]);
    const char *fen = fen_of(fields);
    for (size_t i = 0; i < rows; i++) {
        if (!ck_rules_equal(&suite[i].rules, &rules) || suite[i].unique != is_merged(fields) ||
            (suite[i].fen && fen ? strcmp(suite[i].fen, fen) != 0 : suite[i].fen != fen))
            continue;
        const char *next = fields[3];
        for (int depth = 0; depth < CK_PERFT_ROW_DEPTHS; depth++)
            assert_int_equal(suite[i].counts[depth], strtoull(next, (char **)&next, 10));
        assert_string_equal(suite[i].source, fields[4]);
        found_rows++;
    }
}

// What the library carries is what the file has: the same counts and the same sources.
static void the_suite_has_the_published_counts(void **state)
{
    (void)state;
    size_t rows = 0;
    const ck_perft_row *suite = ck_perft_suite(&rows);
    found_rows = 0;
    assert_int_equal(each_row("perft.tsv", look_up), rows);
    assert_int_equal(found_rows, rows);
    for (size_t i = 0; i < rows; i++)
        assert_int_equal(ck_rules_check(&suite[i].rules, NULL), CK_OK);
}

static void assert_count(const ck_position *position, int depth, bool unique, uint64_t wanted)
{
    ck_perft_options options = {.unique = unique};
    uint64_t found = 0;
    assert_int_equal(ck_perft(position, depth, &options, &found), CK_OK);
    assert_int_equal(found, wanted);
    options.table = table_for(position, 1 << 16);
    assert_int_equal(ck_perft(position, depth, &options, &found), CK_OK);
    assert_int_equal(found, wanted);
    ck_perft_table_free(options.table);
}

static void captures_with_one_result_are_merged(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK11:B8,15,16,23,24");
    assert_count(position, 1, false, 3);
    assert_count(position, 1, true, 2);
    ck_position_free(position);
    position = position_of("W:WK23:B18,10,11,19,26,27");
    assert_count(position, 1, false, 6);
    assert_count(position, 1, true, 4);
    ck_position_free(position);
    // Two men jump to 18: two moves in either custom.
    position = position_of("B:W14,15:B9,11");
    assert_count(position, 1, false, 2);
    assert_count(position, 1, true, 2);
    ck_position_free(position);
    // Two ways from 5 to 30 take different men.
    position = position_of("B:W9,17,18,25,26:B5");
    assert_count(position, 1, true, 2);
    ck_position_free(position);
}

static void a_finished_game_has_no_moves(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W9,14:B5");
    assert_count(position, 0, false, 1);
    assert_count(position, 1, false, 0);
    ck_position_free(position);
    position = position_of("W:WK27:B28");
    assert_count(position, 1, false, 4);
    assert_count(position, 2, false, 3);
    ck_position_free(position);
}

// Kings in corners far apart: 2 moves, then 2 * 2 and so on, until the counter ends the game.
static void the_quiet_counter_ends_sequences(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK1:BK32");
    assert_int_equal(ck_position_set_quiet(position, 78), CK_OK);
    assert_count(position, 1, false, 2);
    assert_count(position, 2, false, 4);
    assert_count(position, 3, false, 0);
    assert_int_equal(ck_position_set_quiet(position, 80), CK_OK);
    assert_count(position, 1, false, 0);
    ck_position_free(position);
}

static void table_and_threads_change_no_count(void **state)
{
    (void)state;
    static const size_t bytes[] = {0, 1, 64, 4096, 1 << 20};
    ck_rules rules = ck_rules_english(8);
    ck_position *start = NULL;
    assert_int_equal(ck_position_new(&start, &rules), CK_OK);
    for (int threads = 0; threads <= 3; threads++)
        for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++) {
            ck_perft_options options = {.threads = threads,
                                        .table = table_for(start, bytes[i])};
            uint64_t found = 0;
            assert_int_equal(ck_perft(start, 8, &options, &found), CK_OK);
            assert_int_equal(found, 845931);
            ck_perft_table_free(options.table);
        }
    ck_position_free(start);
}

// What a table remembers of one run is true in any other: of another depth, from another position,
// with captures merged or apart.
static void runs_share_a_table(void **state)
{
    (void)state;
    static const uint64_t counts[] = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680};
    // Two ways to take the same pieces, at the root and behind it.
    const char *const fork = "B:W9,17,18,25,26,32:B5,1";
    ck_position *start = position_of("B:W21-32:B1-12"), *other = position_of(fork);
    struct oracle board;
    oracle_of(&board, other);
    ck_perft_options shared = {.table = table_for(start, 1 << 20)};
    uint64_t found = 0;
    for (int round = 0; round < 2; round++) {
        for (int depth = 1; depth <= 9; depth++) {
            shared.unique = false;
            assert_int_equal(ck_perft(start, depth, &shared, &found), CK_OK);
            assert_int_equal(found, counts[depth - 1]);
            for (int unique = 0; unique < 2 && depth < 8; unique++) {
                shared.unique = unique;
                assert_int_equal(ck_perft(other, depth, &shared, &found), CK_OK);
                assert_int_equal(found, oracle_perft(&board, depth, unique));
            }
        }
    }
    ck_perft_table_free(shared.table);
    ck_position_free(start);
    ck_position_free(other);
}

// Positions of many kings under all rules: custom, counter and table against the naive rule book.
static void random_positions(void **state)
{
    (void)state;
    struct dice dice = {11};
    for (int round = 0; round < 2 * COMBINATIONS; round++) {
        struct oracle board;
        ck_rules rules = combination(round / 2, 4 + 2 * (int)roll(&dice, 5));
        oracle_empty(&board, rules.size);
        oracle_adopt(&board, &rules);
        oracle_scatter(&board, &dice, (int)roll(&dice, 8), (int)roll(&dice, 8));
        board.quiet = round % 2 ? 17 + (int)roll(&dice, 4) : 0;
        ck_position *position = position_of_oracle(&board);
        for (int depth = 1; depth <= 4; depth++) {
            uint64_t wanted = oracle_perft(&board, depth, false);
            assert_count(position, depth, false, wanted);
            assert_count(position, depth, true, oracle_perft(&board, depth, true));
            if (wanted > 5000)
                break;
        }
        ck_position_free(position);
    }
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK1:BK32");
    uint64_t count = 0;
    assert_int_equal(ck_perft(position, -1, NULL, &count), CK_BAD_ARGUMENT);
    assert_int_equal(ck_perft(position, CK_PERFT_DEPTH_MAX + 1, NULL, &count), CK_BAD_ARGUMENT);
    ck_perft_options options = {.threads = -1};
    assert_int_equal(ck_perft(position, 1, &options, &count), CK_BAD_ARGUMENT);
    options.threads = CK_THREADS_MAX + 1;
    assert_int_equal(ck_perft(position, 1, &options, &count), CK_BAD_ARGUMENT);
    options = (ck_perft_options){.table = NULL};
    ck_rules wide = ck_rules_english(10);
    assert_int_equal(ck_perft_table_new(&options.table, &wide, 1 << 16), CK_OK);
    assert_int_equal(ck_perft(position, 1, &options, &count), CK_BAD_ARGUMENT);
    ck_perft_table_free(options.table);
    ck_perft_table_free(NULL);
    wide.size = 9;
    assert_int_equal(ck_perft_table_new(&options.table, &wide, 1 << 16), CK_BAD_ARGUMENT);
    assert_int_equal(ck_perft(position, 0, NULL, &count), CK_OK);
    assert_int_equal(count, 1);
    ck_position_free(position);
}

// Two kings and no quiet limit: 100 plies are far more than 2^64 sequences, and a table gets there.
static void a_count_beyond_64_bits_is_refused(void **state)
{
    (void)state;
    ck_rules rules = {.size = 8, .quiet_limit = 0};
    ck_position *position = NULL;
    uint64_t count = 0;
    assert_int_equal(ck_fen_read(&position, &rules, "W:WK1:BK32", NULL), CK_OK);
    ck_perft_options options = {.table = table_for(position, 64 << 20)};
    assert_int_equal(ck_perft(position, 30, &options, &count), CK_OK);
    assert_true(count > 1u << 30);
    assert_int_equal(ck_perft(position, CK_PERFT_DEPTH_MAX, &options, &count), CK_LIMIT);
    ck_perft_table_free(options.table);
    ck_position_free(position);
}

// With an argument, only the published counts, up to that large, by table and threads.
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_counts),
        cmocka_unit_test(the_suite_has_the_published_counts),
        cmocka_unit_test(captures_with_one_result_are_merged),
        cmocka_unit_test(a_finished_game_has_no_moves),
        cmocka_unit_test(the_quiet_counter_ends_sequences),
        cmocka_unit_test(table_and_threads_change_no_count),
        cmocka_unit_test(runs_share_a_table),
        cmocka_unit_test(random_positions),
        cmocka_unit_test(a_count_beyond_64_bits_is_refused),
        cmocka_unit_test(options_out_of_range_are_refused),
    };
    if (argc == 1)
        return cmocka_run_group_tests(tests, NULL, NULL);
    most = strtoull(argv[1], NULL, 10);
    table_bytes = 64 << 20;
    const struct CMUnitTest deep[] = {tests[0]};
    return cmocka_run_group_tests(deep, NULL, NULL);
}
