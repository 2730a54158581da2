// SPDX-License-Identifier: MIT
//
// Moves as text: what is read, what is refused and why, and what is written.
#include "support.h"

#include <stdlib.h>
#include <string.h>

// Asserts that `text` is read as the move that is written as `move`.
static void assert_read(const char *fen, const char *text, const char *move)
{
    char found[CK_MOVE_TEXT_SIZE];
    ck_position *position = position_of(fen);
    assert_int_equal(ck_move_write(position, move_of(position, text), found, sizeof found),
                     strlen(move));
    assert_string_equal(found, move);
    ck_position_free(position);
}

// Asserts the status of a refused text, and that the message has each of three parts.
static void assert_refused(const char *fen, const char *text, enum ck_status status,
                           const char *a, const char *b, const char *c)
{
    const char *parts[] = {a, b, c};
    ck_position *position = position_of(fen);
    ck_error error = {0};
    ck_move move = {0};
    enum ck_status found = ck_move_read(position, text, &move, &error);
    if (found != status)
        fail_msg("\"%s\": %s, not %s", text, ck_status_text(found), ck_status_text(status));
    assert_int_equal(error.status, status);
    for (int i = 0; i < 3; i++)
        if (!strstr(error.message, parts[i]))
            fail_msg("\"%s\": \"%s\" is not in \"%s\"", text, parts[i], error.message);
    assert_int_equal(ck_move_read(position, text, &move, NULL), status);
    ck_position_free(position);
}

static const char *const start = "B:W21-32:B1-12";
static const char *const jump = "W:W19:B8,16"; // 19x12x3
static const char *const loops = "W:WK11:B8,15,16,23,24";

static void quiet_moves_are_read(void **state)
{
    (void)state;
    static const char *const texts[] = {"11-15", "11 15", " 11-15 ", "11 - 15"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_read(start, texts[i], "11-15");
}

static void captures_are_read(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "19x12x3", "19X12X3", "19:12:3", "19-12-3", "19 12 3", "19x3",       "19X3",
        "19-3",    "19:3",    "19 3",    "19x12-3", "19x12:3", " 19 x 12x3 "};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_read(jump, texts[i], "19x12x3");
    assert_read("B:W18:B14", "14-23", "14x23");
    assert_read("B:W18:B14", "14x23", "14x23");
}

static void a_full_path_wins_over_a_short_form(void **state)
{
    (void)state;
    assert_read(loops, "11x4", "11x4");
    assert_read(loops, "11-4", "11x4");
    assert_read(loops, "11x18x27x20x11x4", "11x18x27x20x11x4");
    assert_read(loops, "11x20x27x18x11x4", "11x20x27x18x11x4");
}

static void an_ambiguous_short_form_lists_the_paths(void **state)
{
    (void)state;
    assert_refused("B:W9,17,18,25,26:B5", "5x30", CK_AMBIGUOUS, "5x14x21x30", "5x14x23x30", "");
    assert_read("B:W9,17,18,26:B5", "5x30", "5x14x23x30");
    assert_read("B:W9,17,18,26:B5", "5x21", "5x14x21");
    assert_refused("W:WK23:B10,11,18,19", "23x23", CK_AMBIGUOUS, "23x14x7x16x23",
                   "23x16x7x14x23", "");
}

static void a_circle_is_read(void **state)
{
    (void)state;
    assert_read("W:WK23:B10,11,18,19", "23x14x7x16x23", "23x14x7x16x23");
    assert_read("W:WK23:B10,11,18,19", "23x16x7x14x23", "23x16x7x14x23");
}

static void a_quiet_move_lists_the_compulsory_captures(void **state)
{
    (void)state;
    assert_refused("B:W18,32:B1,14", "1-5", CK_ILLEGAL, "capture", "14x23", "");
    assert_refused("B:W6,18,26:B1,14", "14-17", CK_ILLEGAL, "capture", "1x10", "14x23x30");
}

static void an_unfinished_jump_is_refused(void **state)
{
    (void)state;
    assert_refused("B:W9,18:B5", "5x14", CK_ILLEGAL, "5x14x23", "", "");
    assert_refused("B:W9,18,27:B5", "5x14x23", CK_ILLEGAL, "5x14x23x32", "", "");
}

static void impossible_moves_are_refused(void **state)
{
    (void)state;
    assert_refused(start, "11-18", CK_ILLEGAL, "11", "", "");
    assert_refused(start, "11-8", CK_ILLEGAL, "11", "", "");
    assert_refused(start, "21-17", CK_ILLEGAL, "21", "", "");
    assert_refused(start, "15-18", CK_ILLEGAL, "15", "", "");
    assert_refused(start, "1-5", CK_ILLEGAL, "1", "", "");
    assert_refused(start, "11-11", CK_ILLEGAL, "11", "", "");
    assert_refused("B:W18:B14", "14x23x32", CK_ILLEGAL, "14", "", "");
}

static void no_move_texts_are_refused(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",  " ",    "abc",     "11",    "11-",   "-15",    "11--15", "11-15x",
        "x", "11-a", "11-15 a", "e3-f4", "11+15", "11xx15", "\xff",   "1.11-15"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_refused(start, texts[i], CK_BAD_TEXT, "", "", "");
}

static void squares_off_the_board_are_refused(void **state)
{
    (void)state;
    assert_refused(start, "11-33", CK_BAD_TEXT, "33", "", "");
    assert_refused(start, "0-5", CK_BAD_TEXT, "0", "", "");
    assert_refused(start, "11-65547", CK_BAD_TEXT, "65547", "", "");
    assert_refused(start, "4294967307-15", CK_BAD_TEXT, "4294967307", "", "");
    assert_refused(start, "99999999999999999999999-15", CK_BAD_TEXT, "9999", "", "");
}

static void long_texts_are_refused(void **state)
{
    (void)state;
    static char text[100000];
    for (size_t i = 0; i + 3 < sizeof text; i += 3)
        memcpy(text + i, "11x", 4);
    assert_refused(start, text, CK_BAD_TEXT, "", "", "");
    strcpy(text + sizeof text - 10, "11");
    ck_position *position = position_of(start);
    ck_error error = {0};
    ck_move move = {0};
    assert_int_not_equal(ck_move_read(position, text, &move, &error), CK_OK);
    memset(text, '1', sizeof text - 1);
    assert_int_equal(ck_move_read(position, text, &move, &error), CK_BAD_TEXT);
    ck_position_free(position);
}

static void a_finished_position_has_no_move(void **state)
{
    (void)state;
    assert_refused("B:W9,14:B5", "5-9", CK_GAME_OVER, "", "", "");
    ck_position *position = position_of("W:WK1:BK32");
    ck_move move = {0};
    assert_int_equal(ck_position_set_quiet(position, 80), CK_OK);
    assert_int_equal(ck_move_read(position, "1-5", &move, NULL), CK_GAME_OVER);
    ck_position_free(position);
}

static void a_short_buffer_is_not_overrun(void **state)
{
    (void)state;
    ck_position *position = position_of(loops);
    ck_move move = move_of(position, "11x18x27x20x11x4");
    char text[20];
    memset(text, '#', sizeof text);
    assert_int_equal(ck_move_write(position, move, text, 6), 16);
    assert_string_equal(text, "11x18");
    assert_int_equal(text[6], '#');
    assert_int_equal(ck_move_write(position, move, NULL, 0), 16);
    assert_int_equal(ck_move_write(position, move, text, 17), 16);
    assert_string_equal(text, "11x18x27x20x11x4");
    ck_position_free(position);
}

static void lines_are_written(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W19,21,28,29,30,32:B1,2,4,7,8,12");
    ck_position *copy = NULL;
    assert_int_equal(ck_position_copy(&copy, position), CK_OK);
    static const char *const texts[] = {"12-16", "19x12x3", "2-6", "3x10"};
    ck_move line[4];
    for (int i = 0; i < 4; i++) {
        line[i] = move_of(copy, texts[i]);
        play(copy, texts[i]);
    }
    char text[100];
    static const char marked[] = "12-16 19x12x3 (crowned) 2-6 3x10";
    assert_int_equal(ck_line_write(position, line, 4, true, text, sizeof text), strlen(marked));
    assert_string_equal(text, marked);
    assert_int_equal(ck_line_write(position, line, 4, false, text, sizeof text), 22);
    assert_string_equal(text, "12-16 19x12x3 2-6 3x10");
    memset(text, '#', sizeof text);
    assert_int_equal(ck_line_write(position, line, 4, true, text, 8), strlen(marked));
    assert_string_equal(text, "12-16 1");
    assert_int_equal(text[8], '#');
    assert_int_equal(ck_line_write(position, line, 4, true, NULL, 0), strlen(marked));
    assert_int_equal(ck_line_write(position, line, 0, true, text, sizeof text), 0);
    assert_string_equal(text, "");
    ck_position_free(copy);
    ck_position_free(position);
}

// A full path always reads as its own move, whatever else fits it, on boards of many sizes.
static void what_is_written_is_read(void **state)
{
    (void)state;
    struct dice dice = {7};
    for (int round = 0; round < 400; round++) {
        struct oracle board;
        oracle_empty(&board, 4 + 2 * (int)roll(&dice, 7));
        oracle_scatter(&board, &dice, 12, 8);
        ck_position *position = position_of_oracle(&board);
        ck_move *moves = NULL;
        size_t count = 0;
        assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
        for (size_t i = 0; i < count; i++) {
            char text[TEXT];
            assert_true(ck_move_write(position, moves[i], text, TEXT) < TEXT);
            assert_true(ck_move_equal(move_of(position, text), moves[i]));
        }
        free(moves);
        ck_position_free(position);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quiet_moves_are_read),
        cmocka_unit_test(captures_are_read),
        cmocka_unit_test(a_full_path_wins_over_a_short_form),
        cmocka_unit_test(an_ambiguous_short_form_lists_the_paths),
        cmocka_unit_test(a_circle_is_read),
        cmocka_unit_test(a_quiet_move_lists_the_compulsory_captures),
        cmocka_unit_test(an_unfinished_jump_is_refused),
        cmocka_unit_test(impossible_moves_are_refused),
        cmocka_unit_test(no_move_texts_are_refused),
        cmocka_unit_test(squares_off_the_board_are_refused),
        cmocka_unit_test(long_texts_are_refused),
        cmocka_unit_test(a_finished_position_has_no_move),
        cmocka_unit_test(a_short_buffer_is_not_overrun),
        cmocka_unit_test(lines_are_written),
        cmocka_unit_test(what_is_written_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
