// SPDX-License-Identifier: MIT
//
// Positions: how they are made, changed, compared and asked.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static ck_position *start(int size)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    assert_int_equal(ck_position_new(&position, &rules), CK_OK);
    return position;
}

static void an_empty_board_is_filled(void **state)
{
    (void)state;
    ck_rules rules = ck_rules_english(8);
    ck_position *position = NULL;
    assert_int_equal(ck_position_new_empty(&position, &rules), CK_OK);
    assert_int_equal(ck_position_turn(position), CK_RED);
    assert_int_equal(ck_position_count(position, CK_EMPTY), 32);
    assert_int_equal(ck_position_put(position, 4, CK_RED_KING), CK_OK);
    assert_int_equal(ck_position_put(position, 29, CK_WHITE_MAN), CK_OK);
    assert_int_equal(ck_position_put(position, 5, CK_WHITE_MAN), CK_OK);
    assert_int_equal(ck_position_piece(position, 4), CK_RED_KING);
    assert_int_equal(ck_position_piece(position, 29), CK_WHITE_MAN);
    assert_int_equal(ck_position_count(position, CK_WHITE_MAN), 2);
    assert_int_equal(ck_position_count(position, CK_RED_KING), 1);
    assert_int_equal(ck_position_count(position, CK_RED_MAN), 0);
    assert_int_equal(ck_position_count(position, CK_EMPTY), 29);
    assert_int_equal(ck_position_put(position, 29, CK_RED_KING), CK_OK);
    assert_int_equal(ck_position_piece(position, 29), CK_RED_KING);
    assert_int_equal(ck_position_put(position, 4, CK_EMPTY), CK_OK);
    assert_int_equal(ck_position_piece(position, 4), CK_EMPTY);
    ck_position_set_turn(position, CK_WHITE);
    assert_int_equal(ck_position_turn(position), CK_WHITE);
    assert_string_equal(moves_of(position), "5-1");
    assert_int_equal(ck_position_rules(position)->size, 8);
    ck_position_free(position);
}

static void squares_off_the_board_are_refused(void **state)
{
    (void)state;
    ck_position *position = start(8);
    static const int squares[] = {0, -1, 33, 1000000};
    for (size_t i = 0; i < sizeof squares / sizeof *squares; i++) {
        assert_int_equal(ck_position_put(position, squares[i], CK_RED_KING), CK_BAD_ARGUMENT);
        assert_int_equal(ck_position_put(position, squares[i], CK_EMPTY), CK_BAD_ARGUMENT);
        assert_int_equal(ck_position_piece(position, squares[i]), CK_EMPTY);
    }
    ck_position *same = start(8);
    assert_true(ck_position_equal(position, same));
    ck_position_free(same);
    ck_position_free(position);
}

static void men_on_their_crowning_row_are_refused(void **state)
{
    (void)state;
    for (int size = 4; size <= 128; size += 2) {
        ck_rules rules = ck_rules_english(size);
        ck_position *position = NULL;
        assert_int_equal(ck_position_new_empty(&position, &rules), CK_OK);
        int squares = size * size / 2;
        for (int square = 1; square <= squares; square++) {
            bool top = square <= size / 2, bottom = square > squares - size / 2;
            assert_int_equal(ck_position_put(position, square, CK_WHITE_MAN),
                             top ? CK_BAD_ARGUMENT : CK_OK);
            assert_int_equal(ck_position_put(position, square, CK_RED_MAN),
                             bottom ? CK_BAD_ARGUMENT : CK_OK);
        }
        ck_position_free(position);
    }
}

static void the_counter_has_a_range(void **state)
{
    (void)state;
    ck_position *position = start(8);
    assert_int_equal(ck_position_set_quiet(position, 80), CK_OK);
    assert_int_equal(ck_position_quiet(position), 80);
    assert_int_equal(ck_position_set_quiet(position, 81), CK_BAD_ARGUMENT);
    assert_int_equal(ck_position_set_quiet(position, -1), CK_BAD_ARGUMENT);
    assert_int_equal(ck_position_quiet(position), 80);
    ck_position_free(position);
    ck_rules rules = {.size = 8, .quiet_limit = 0};
    assert_int_equal(ck_position_new(&position, &rules), CK_OK);
    assert_int_equal(ck_position_set_quiet(position, CK_QUIET_LIMIT_MAX), CK_OK);
    assert_int_equal(ck_position_set_quiet(position, CK_QUIET_LIMIT_MAX + 1), CK_BAD_ARGUMENT);
    // A counter that has grown can be set again.
    ck_position_free(position);
    position = position_under("english,quiet=0", "W:WK1:BK32");
    assert_int_equal(ck_position_set_quiet(position, CK_QUIET_LIMIT_MAX - 1), CK_OK);
    play(position, "1-5");
    assert_int_equal(ck_position_quiet(position), CK_QUIET_LIMIT_MAX);
    play(position, "32-28");
    assert_int_equal(ck_position_set_quiet(position, ck_position_quiet(position)), CK_OK);
    ck_position_free(position);
}

static void a_copy_is_its_own(void **state)
{
    (void)state;
    ck_position *position = start(10), *copy = NULL;
    play(position, "16-21");
    assert_int_equal(ck_position_copy(&copy, position), CK_OK);
    assert_true(ck_position_equal(position, copy));
    play(copy, "31-26");
    assert_false(ck_position_equal(position, copy));
    assert_int_equal(ck_position_piece(position, 31), CK_WHITE_MAN);
    assert_int_equal(ck_position_assign(copy, position), CK_OK);
    assert_true(ck_position_equal(position, copy));
    assert_int_equal(ck_position_assign(copy, copy), CK_OK);
    assert_true(ck_position_equal(position, copy));
    ck_position *other = start(8), *untouched = start(8);
    assert_int_equal(ck_position_assign(other, position), CK_BAD_ARGUMENT);
    assert_true(ck_position_equal(other, untouched));
    ck_position_free(other);
    // Other rules on the same board, too.
    other = position_under("english,quiet=20", NULL);
    assert_int_equal(ck_position_assign(untouched, other), CK_BAD_ARGUMENT);
    ck_position_free(other);
    ck_position_free(untouched);
    ck_position_free(copy);
    ck_position_free(position);
    ck_position_free(NULL);
}

static void everything_counts_for_equality(void **state)
{
    (void)state;
    ck_position *a = start(8), *b = start(8), *wide = start(10);
    assert_true(ck_position_equal(a, b));
    assert_true(ck_position_equal(a, a));
    assert_false(ck_position_equal(a, wide));
    ck_position_set_turn(b, CK_WHITE);
    assert_false(ck_position_equal(a, b));
    ck_position_set_turn(b, CK_RED);
    ck_position_set_quiet(b, 1);
    assert_false(ck_position_equal(a, b));
    ck_position_set_quiet(b, 0);
    ck_position_put(b, 12, CK_RED_KING);
    assert_false(ck_position_equal(a, b));
    ck_position_put(b, 12, CK_RED_MAN);
    assert_true(ck_position_equal(a, b));
    ck_position_free(b);
    ck_rules rules = {.size = 8, .quiet_limit = 79};
    assert_int_equal(ck_position_new(&b, &rules), CK_OK);
    assert_false(ck_position_equal(a, b));
    ck_position_free(a);
    ck_position_free(b);
    ck_position_free(wide);
}

static void illegal_moves_change_nothing(void **state)
{
    (void)state;
    ck_position *position = start(8), *same = start(8);
    ck_move good = move_of(position, "11-15");
    ck_move bad[6] = {good, good, good, good, good, good};
    bad[0].from = 10;
    bad[1].to = 14;
    bad[2].captures = 1;
    bad[3].index = (uint16_t)(good.index + 1);
    bad[4].index = 60000;
    bad[5] = (ck_move){0};
    for (int i = 0; i < 6; i++) {
        uint16_t squares[16] = {0};
        assert_int_equal(ck_position_play(position, bad[i]), CK_ILLEGAL);
        assert_true(ck_position_equal(position, same));
        assert_int_equal(ck_move_path(position, bad[i], squares), 0);
        assert_int_equal(ck_move_captured(position, bad[i], squares), 0);
        assert_false(ck_move_crowns(position, bad[i]));
        assert_false(ck_move_equal(good, bad[i]));
    }
    assert_true(ck_move_equal(good, good));
    assert_int_equal(ck_position_play(position, good), CK_OK);
    assert_int_equal(ck_position_piece(position, 15), CK_RED_MAN);
    assert_int_equal(ck_position_piece(position, 11), CK_EMPTY);
    assert_int_equal(ck_position_turn(position), CK_WHITE);
    assert_int_equal(ck_position_play(position, good), CK_ILLEGAL);
    ck_position_free(position);
    ck_position_free(same);
}

static void finished_positions_are_not_played_on(void **state)
{
    (void)state;
    ck_position *position = start(8);
    ck_move move = move_of(position, "11-15");
    assert_int_equal(ck_position_set_quiet(position, 80), CK_OK);
    assert_outcome(position, CK_DRAWN, CK_QUIET_LIMIT);
    assert_int_equal(ck_position_play(position, move), CK_GAME_OVER);
    assert_int_equal(ck_position_piece(position, 11), CK_RED_MAN);
    ck_position_free(position);
    position = position_of("B:W9,14:B5");
    assert_int_equal(ck_position_play(position, move), CK_GAME_OVER);
    ck_move *moves = &move;
    size_t count = 1;
    assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
    assert_null(moves);
    assert_int_equal(count, 0);
    ck_position_free(position);
}

static void a_list_may_be_too_small(void **state)
{
    (void)state;
    ck_position *position = start(8);
    ck_move all[8], some[8];
    size_t count = 0;
    memset(some, 0xee, sizeof some);
    assert_int_equal(ck_position_moves(position, all, 7, &count), CK_OK);
    assert_int_equal(count, 7);
    assert_int_equal(ck_position_moves(position, some, 3, &count), CK_LIMIT);
    assert_int_equal(count, 7);
    for (int i = 0; i < 3; i++)
        assert_true(ck_move_equal(all[i], some[i]));
    assert_int_equal(some[3].from, 0xeeee);
    assert_int_equal(ck_position_moves(position, NULL, 0, &count), CK_LIMIT);
    assert_int_equal(count, 7);
    ck_position_free(position);
}

static void lists_are_in_canonical_order(void **state)
{
    (void)state;
    assert_moves("B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
    assert_moves("B:WK14,15,22,23:BK18,7", "18x9 18x11 18x25 18x27");
    ck_position *position = start(8);
    ck_move moves[7];
    size_t count = 0;
    assert_int_equal(ck_position_moves(position, moves, 7, &count), CK_OK);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(moves[i].index, i);
        assert_int_equal(moves[i].captures, 0);
    }
    ck_position_free(position);
}

static void paths_and_captures_are_told(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W9,18,27:B5");
    ck_move move = move_of(position, "5x32");
    uint16_t path[8], captured[8];
    static const uint16_t squares[] = {5, 14, 23, 32}, taken[] = {9, 18, 27};
    assert_int_equal(ck_move_path(position, move, path), 4);
    assert_memory_equal(path, squares, sizeof squares);
    assert_int_equal(ck_move_captured(position, move, captured), 3);
    assert_memory_equal(captured, taken, sizeof taken);
    assert_true(ck_move_crowns(position, move));
    ck_position_free(position);
}

static bool stop_at_second(void *context, const ck_full_move *m)
{
    size_t *shown = context;
    assert_int_equal(m->move.index, (*shown)++);
    return *shown < 2;
}

static void a_visit_can_be_ended(void **state)
{
    (void)state;
    static const char *const fens[] = {"B:W21-32:B1-12", "W:WK11:B8,15,16,23,24"};
    for (int i = 0; i < 2; i++) {
        ck_position *position = position_of(fens[i]);
        size_t shown = 0;
        assert_int_equal(ck_position_visit(position, stop_at_second, &shown), CK_OK);
        assert_int_equal(shown, 2);
        ck_position_free(position);
    }
    ck_position *position = position_of("B:W9,14:B5");
    size_t shown = 0;
    assert_int_equal(ck_position_visit(position, stop_at_second, &shown), CK_OK);
    assert_int_equal(shown, 0);
    ck_position_free(position);
}

// Asserts the list without captures that differ only in their path.
static void assert_merged(const char *fen, const char *moves)
{
    ck_position *position = position_of(fen);
    ck_move *list = NULL;
    size_t count = 0, length = 0;
    char found[TEXT] = "";
    assert_int_equal(ck_position_list_merged(position, &list, &count), CK_OK);
    for (size_t i = 0; i < count; i++) {
        found[length] = ' ';
        length += i > 0;
        length += ck_move_write(position, list[i], found + length, TEXT - length);
    }
    assert_string_equal(found, moves);
    free(list);
    ck_position_free(position);
}

static void captures_with_one_result_are_merged(void **state)
{
    (void)state;
    assert_merged("W:WK11:B8,15,16,23,24", "11x4 11x18x27x20x11x4");
    assert_merged("W:WK23:B10,11,18,19", "23x14x7x16x23");
    assert_merged("B:W9,17,18,25,26:B5", "5x14x21x30 5x14x23x30");
    assert_merged("B:W14,15:B9,11", "9x18 11x18");
    assert_merged("B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
    assert_merged("B:W9,14:B5", "");
}

static void results_have_texts(void **state)
{
    (void)state;
    assert_string_equal(ck_result_text(CK_RED_WINS), "1-0");
    assert_string_equal(ck_result_text(CK_WHITE_WINS), "0-1");
    assert_string_equal(ck_result_text(CK_DRAWN), "1/2-1/2");
    assert_string_equal(ck_result_text(CK_UNFINISHED), "*");
}

// Asserts that the clause has all of `text`, and that a short buffer is not overrun.
static void assert_clause(enum ck_result result, enum ck_reason reason, const char *text)
{
    ck_rules rules = ck_rules_english(8);
    ck_outcome outcome = {result, reason};
    char clause[200], cut[8];
    size_t length = ck_outcome_write(outcome, &rules, clause, sizeof clause);
    assert_int_equal(length, strlen(clause));
    if (!strstr(clause, text))
        fail_msg("\"%s\" is not in \"%s\"", text, clause);
    memset(cut, '#', sizeof cut);
    assert_int_equal(ck_outcome_write(outcome, &rules, cut, 6), length);
    assert_memory_equal(cut, clause, 5);
    assert_int_equal(cut[5], '\0');
    assert_int_equal(cut[6], '#');
    assert_int_equal(ck_outcome_write(outcome, &rules, NULL, 0), length);
}

static void outcomes_have_clauses(void **state)
{
    (void)state;
    assert_clause(CK_RED_WINS, CK_NO_PIECES, "White has no pieces left");
    assert_clause(CK_WHITE_WINS, CK_NO_PIECES, "Red has no pieces left");
    assert_clause(CK_WHITE_WINS, CK_BLOCKED, "Red");
    assert_clause(CK_RED_WINS, CK_BLOCKED, "White");
    assert_clause(CK_DRAWN, CK_QUIET_LIMIT, "80 plies");
    assert_clause(CK_WHITE_WINS, CK_RESIGNED, "Red");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_board_is_filled),
        cmocka_unit_test(squares_off_the_board_are_refused),
        cmocka_unit_test(men_on_their_crowning_row_are_refused),
        cmocka_unit_test(the_counter_has_a_range),
        cmocka_unit_test(a_copy_is_its_own),
        cmocka_unit_test(everything_counts_for_equality),
        cmocka_unit_test(illegal_moves_change_nothing),
        cmocka_unit_test(finished_positions_are_not_played_on),
        cmocka_unit_test(a_list_may_be_too_small),
        cmocka_unit_test(lists_are_in_canonical_order),
        cmocka_unit_test(paths_and_captures_are_told),
        cmocka_unit_test(a_visit_can_be_ended),
        cmocka_unit_test(captures_with_one_result_are_merged),
        cmocka_unit_test(results_have_texts),
        cmocka_unit_test(outcomes_have_clauses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
