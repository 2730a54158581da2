// SPDX-License-Identifier: MIT
//
// FEN: what is read, what is refused and why, and what is written.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static void written(const ck_position *position, char text[TEXT])
{
    size_t length = ck_fen_write(position, text, TEXT);
    assert_true(length < TEXT);
    assert_int_equal(length, strlen(text));
}

// Asserts that `text` is read as the position that is written as `fen`.
static void assert_read_on(int size, const char *text, const char *fen)
{
    char found[TEXT];
    ck_position *position = position_of_size(text, size);
    written(position, found);
    assert_string_equal(found, fen);
    assert_int_equal(ck_position_quiet(position), 0);
    ck_position_free(position);
}

static void assert_read(const char *text, const char *fen)
{
    assert_read_on(8, text, fen);
}

static void the_start_is_written(void **state)
{
    (void)state;
    static const struct {
        int size;
        const char *fen;
    } rows[] = {
        {4, "B:W7,8:B1,2"},     {6, "B:W13-18:B1-6"},          {8, "B:W21-32:B1-12"},
        {10, "B:W31-50:B1-20"}, {128, "B:W4161-8192:B1-4032"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_rules rules = ck_rules_english(rows[i].size);
        ck_position *start = NULL;
        char text[TEXT];
        assert_int_equal(ck_position_new(&start, &rules), CK_OK);
        written(start, text);
        assert_string_equal(text, rows[i].fen);
        ck_position *read = position_of_size(rows[i].fen, rows[i].size);
        assert_true(ck_position_equal(start, read));
        ck_position_free(read);
        ck_position_free(start);
    }
}

static void the_letter_names_the_side(void **state)
{
    (void)state;
    assert_read("B:B1-12:W21-32", "B:W21-32:B1-12");
    assert_read("W:B1-12:W21-32", "W:W21-32:B1-12");
    assert_read("W:W18:B14", "W:W18:B14");
    ck_position *position = position_of("B:B14:W18");
    assert_int_equal(ck_position_piece(position, 14), CK_RED_MAN);
    assert_int_equal(ck_position_piece(position, 18), CK_WHITE_MAN);
    assert_int_equal(ck_position_turn(position), CK_RED);
    ck_position_free(position);
}

static void ranges_are_read_and_written(void **state)
{
    (void)state;
    assert_read("B:W21,22,23,24-26,27:B1,2", "B:W21-27:B1,2");
    assert_read("B:W21,22,24,25,26:B3", "B:W21,22,24-26:B3");
    assert_read("B:W32,31,30:B12,10", "B:W30-32:B10,12");
}

static void kings_are_read_and_written(void **state)
{
    (void)state;
    assert_read("W:WK1,K32,5:BK14", "W:WK1,5,K32:BK14");
    assert_read("W:WK1-4:B8", "W:WK1-4:B8");
    assert_read("W:WK1,K2,K3:B8", "W:WK1-3:B8");
    ck_position *position = position_of("W:WK1-3,K20:BK30");
    assert_int_equal(ck_position_count(position, CK_WHITE_KING), 4);
    assert_int_equal(ck_position_piece(position, 30), CK_RED_KING);
    ck_position_free(position);
}

static void a_range_is_of_one_kind(void **state)
{
    (void)state;
    assert_read("W:WK10,11,12,13,K14:B1", "W:WK10,11-13,K14:B1");
    assert_read("W:WK10,K11,12,13:B1", "W:WK10,K11,12,13:B1");
    assert_read("W:WK10,K11,K12,13,14,15:B1", "W:WK10-12,13-15:B1");
}

static void a_list_may_be_empty(void **state)
{
    (void)state;
    assert_read("B:W18:B", "B:W18:B");
    assert_read("W:W:B1", "W:W:B1");
    assert_read("B:B:W18", "B:W18:B");
    assert_read("B:W:B", "B:W:B");
}

static void blanks_case_and_dot_are_tolerated(void **state)
{
    (void)state;
    assert_read("B:W21-32:B1-12.", "B:W21-32:B1-12");
    assert_read("  B : W 21 - 32 : B 1 - 12 . ", "B:W21-32:B1-12");
    assert_read("w:wk18:bk9,10", "W:WK18:BK9,10");
    assert_read("b:w18, 19,\tk20:b1", "B:W18,19,K20:B1");
    assert_read("B:W:B1 .", "B:W:B1");
    assert_read("W:WK 5:B1\n", "W:WK5:B1");
}

static void other_sizes_have_other_squares(void **state)
{
    (void)state;
    assert_read_on(10, "W:WK50:BK1", "W:WK50:BK1");
    assert_read_on(4, "B:WK1,7:B2,K8", "B:WK1,7:B2,K8");
    assert_read_on(100, "W:W5000:B1-50", "W:W5000:B1-50");
    assert_read_on(128, "W:WK8192:BK1", "W:WK8192:BK1");
}

// Asserts that a text is refused with a message that has `token`, at a column (0: any).
static void assert_refused_on(int size, const char *text, const char *token, int column)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    ck_error error = {0};
    enum ck_status status = ck_fen_read(&position, &rules, text, &error);
    if (status != CK_BAD_TEXT)
        fail_msg("\"%s\" is read", text);
    assert_null(position);
    assert_int_equal(error.status, CK_BAD_TEXT);
    assert_int_equal(error.line, 1);
    if (!strstr(error.message, token))
        fail_msg("\"%s\": \"%s\" is not in \"%s\"", text, token, error.message);
    if (column > 0)
        assert_int_equal(error.column, column);
    assert_true(error.column >= 1 && (size_t)error.column <= strlen(text) + 1);
    assert_int_equal(ck_fen_read(&position, &rules, text, NULL), CK_BAD_TEXT);
}

static void assert_refused(const char *text, const char *token, int column)
{
    assert_refused_on(8, text, token, column);
}

static void a_square_off_the_board_is_refused(void **state)
{
    (void)state;
    assert_refused("B:W33:B1", "33", 4);
    assert_refused("B:W21:B0", "0", 8);
    assert_refused("B:W21-33:B1", "33", 0);
    assert_refused("B:W99999999999999999999:B1", "99999", 4);
    assert_refused("B:W4294967297:B1", "4294967297", 4);
    assert_refused("B:WK40:B1", "40", 0);
    assert_refused_on(10, "B:W51:B1", "51", 4);
    assert_refused_on(4, "B:W9:B1", "9", 4);
    assert_refused_on(128, "B:W8193:B1", "8193", 4);
}

static void a_square_twice_is_refused(void **state)
{
    (void)state;
    assert_refused("B:W21,21:B1", "21", 7);
    assert_refused("B:W21:B21", "21", 8);
    assert_refused("B:W21-25,23:B1", "23", 10);
    assert_refused("B:W21,20-22:B1", "21", 0);
    assert_refused("B:W18,K18:B1", "18", 0);
}

static void a_man_on_its_crowning_row_is_refused(void **state)
{
    (void)state;
    assert_refused("W:W4:B29", "4", 4);
    assert_refused("W:W5:B29", "29", 7);
    assert_refused("W:W1-8:B20", "1", 0);
    assert_refused_on(10, "W:W5:B1", "5", 4);
    assert_refused_on(10, "W:W6:B46", "46", 7);
}

static void a_third_list_is_refused(void **state)
{
    (void)state;
    assert_refused("B:W21:B1:W22", "W22", 0);
    assert_refused("B:W21:B1:", ":", 0);
    assert_refused("B:W21:W22", "W", 0);
    assert_refused("B:B1:B2", "B", 0);
}

static void a_missing_side_is_refused(void **state)
{
    (void)state;
    assert_refused(":W21:B1", "", 0);
    assert_refused("W21:B1", "", 0);
    assert_refused("X:W21:B1", "X", 1);
    assert_refused("B:21:B1", "21", 3);
    assert_refused("B:W21:1", "1", 7);
    assert_refused("B:W21", "", 0);
    assert_refused("B", "", 0);
    assert_refused("", "", 0);
    assert_refused("   ", "", 0);
}

static void other_nonsense_is_refused(void **state)
{
    (void)state;
    assert_refused("B:W21-:B1", "", 0);
    assert_refused("B:W-21:B1", "", 0);
    assert_refused("B:W21,,22:B1", "", 0);
    assert_refused("B:W,21:B1", "", 0);
    assert_refused("B:W21,:B1", "", 0);
    assert_refused("B:WKK21:B1", "K", 0);
    assert_refused("B:W21-K22:B1", "K", 0);
    assert_refused("B:W21:B1 x", "x", 0);
    assert_refused("B:W21:B1..", ".", 0);
    assert_refused("B:W21;B1", ";", 0);
    assert_refused("B:W2\x01:B1", "", 0);
    assert_refused("B:W\xc3\xa9:B1", "", 0);
    assert_refused("B.:W21:B1", "", 0);
}

static void a_long_token_does_not_overflow_the_message(void **state)
{
    (void)state;
    char text[2000] = "B:W";
    memset(text + 3, '7', sizeof text - 4);
    text[sizeof text - 1] = '\0';
    assert_refused(text, "777", 4);
    memset(text + 3, 'q', sizeof text - 4);
    assert_refused(text, "q", 4);
}

static void rules_out_of_range_are_refused(void **state)
{
    (void)state;
    ck_rules rules = {.size = 7, .quiet_limit = 80};
    ck_position *position = NULL;
    assert_int_equal(ck_fen_read(&position, &rules, "B:W21:B1", NULL), CK_BAD_ARGUMENT);
    assert_null(position);
}

static void a_short_buffer_is_not_overrun(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W21-32:B1-12");
    char text[20];
    memset(text, '#', sizeof text);
    assert_int_equal(ck_fen_write(position, text, 6), 14);
    assert_string_equal(text, "B:W21");
    assert_int_equal(text[6], '#');
    assert_int_equal(ck_fen_write(position, NULL, 0), 14);
    assert_int_equal(ck_fen_write(position, text, 15), 14);
    assert_string_equal(text, "B:W21-32:B1-12");
    ck_position_free(position);
}

// What is written is read again, on positions scattered over boards of many sizes.
static void what_is_written_is_read(void **state)
{
    (void)state;
    struct dice dice = {1};
    static char text[65536];
    for (int round = 0; round < 2000; round++) {
        struct oracle board;
        int size = 4 + 2 * (int)roll(&dice, 15);
        oracle_empty(&board, size);
        oracle_scatter(&board, &dice, (int)roll(&dice, 40), (int)roll(&dice, 40));
        ck_position *position = position_of_oracle(&board);
        assert_true(ck_fen_write(position, text, sizeof text) < sizeof text);
        ck_position *read = position_of_size(text, size);
        assert_true(ck_position_equal(position, read));
        assert_same_position(read, &board);
        ck_position_free(read);
        ck_position_free(position);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_start_is_written),
        cmocka_unit_test(the_letter_names_the_side),
        cmocka_unit_test(ranges_are_read_and_written),
        cmocka_unit_test(kings_are_read_and_written),
        cmocka_unit_test(a_range_is_of_one_kind),
        cmocka_unit_test(a_list_may_be_empty),
        cmocka_unit_test(blanks_case_and_dot_are_tolerated),
        cmocka_unit_test(other_sizes_have_other_squares),
        cmocka_unit_test(a_square_off_the_board_is_refused),
        cmocka_unit_test(a_square_twice_is_refused),
        cmocka_unit_test(a_man_on_its_crowning_row_is_refused),
        cmocka_unit_test(a_third_list_is_refused),
        cmocka_unit_test(a_missing_side_is_refused),
        cmocka_unit_test(other_nonsense_is_refused),
        cmocka_unit_test(a_long_token_does_not_overflow_the_message),
        cmocka_unit_test(rules_out_of_range_are_refused),
        cmocka_unit_test(a_short_buffer_is_not_overrun),
        cmocka_unit_test(what_is_written_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
