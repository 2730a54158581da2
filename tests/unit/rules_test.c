// SPDX-License-Identifier: MIT
//
// The rules of English draughts, one test a rule, on positions built by hand.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static void men_step_one_square_forward(void **state)
{
    (void)state;
    assert_moves("B:W:B14", "14-17 14-18");
    assert_moves("W:W18:B", "18-14 18-15");
    assert_moves("B:W:B12", "12-16");
    assert_moves("B:W:B13", "13-17");
    assert_moves("W:W21:B", "21-17");
    assert_moves("W:W20:B", "20-16");
}

static void men_do_not_step_on_pieces(void **state)
{
    (void)state;
    assert_moves("B:W21:B14,17", "14-18 17-22");
    assert_moves("B:W17,21:B14", "14-18");
}

static void men_jump_forward(void **state)
{
    (void)state;
    assert_moves("B:W18:B14", "14x23");
    assert_moves("B:W17:B14", "14x21");
    assert_moves("W:W18:B15", "18x11");
    assert_moves("W:W18:B14", "18x9");
}

static void a_jump_needs_the_square_beyond(void **state)
{
    (void)state;
    assert_moves("B:W18,23:B14", "14-17");
    assert_moves("B:W18:B14,23", "14-17 23-26 23-27");
    assert_moves("B:W21:B17", "17-22");
    assert_moves("B:W20:B16", "16-19");
    assert_moves("B:W29:B25", "25-30");
}

static void men_do_not_jump_backward(void **state)
{
    (void)state;
    assert_moves("B:W14:B18", "18-22 18-23");
    assert_moves("W:W15:B18", "15-10 15-11");
    assert_moves("B:W10,18:B14", "14x23");
}

static void own_pieces_are_not_jumped(void **state)
{
    (void)state;
    assert_moves("B:W:B14,18", "14-17 18-22 18-23");
    assert_moves("B:W:BK14,18", "14-9 14-10 14-17 18-22 18-23");
}

static void captures_are_mandatory(void **state)
{
    (void)state;
    assert_moves("B:W18,32:B1,14", "14x23");
    assert_moves("W:W22,32:B18,2", "22x15");
}

static void any_capture_may_be_chosen(void **state)
{
    (void)state;
    assert_moves("B:W6,18,26:B1,14", "1x10 14x23x30");
    assert_moves("W:W22,K10:B7,17", "10x3 22x13");
}

static void a_jump_goes_on_as_long_as_it_can(void **state)
{
    (void)state;
    assert_moves("B:W9,18:B5", "5x14x23");
    assert_moves("B:W9,18,27:B5", "5x14x23x32");
    assert_moves("W:W32:B27,18,10", "32x23x14x7");
}

static void each_branch_is_a_move(void **state)
{
    (void)state;
    assert_moves("B:W9,17,18:B5", "5x14x21 5x14x23");
    assert_moves("B:W9,17,18,25,26:B5", "5x14x21x30 5x14x23x30");
}

// Two ways around to one square, which take the same men, are two moves.
static void paths_to_one_square_are_moves_of_their_own(void **state)
{
    (void)state;
    assert_moves("W:WK11:B8,15,16,23,24", "11x4 11x18x27x20x11x4 11x20x27x18x11x4");
}

static void no_piece_is_jumped_twice(void **state)
{
    (void)state;
    assert_moves("W:WK27:B23", "27x18");
    assert_moves("W:WK23:B10,11,18,19", "23x14x7x16x23 23x16x7x14x23");
}

// The man on 19 has been jumped when the king is back on 23, and still stands in its way.
static void jumped_pieces_stay_until_the_move_ends(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK23:B10,11,18,19,26");
    ck_move move = move_of(position, "23x16x7x14x23x30");
    uint16_t captured[5];
    static const uint16_t expected[] = {19, 11, 10, 18, 26};
    assert_int_equal(move.captures, 5);
    assert_int_equal(ck_move_captured(position, move, captured), 5);
    assert_memory_equal(captured, expected, sizeof expected);
    play(position, "23x16x7x14x23x30");
    assert_int_equal(ck_position_count(position, CK_RED_MAN), 0);
    assert_int_equal(ck_position_piece(position, 30), CK_WHITE_KING);
    ck_position_free(position);
}

static void the_starting_square_counts_as_empty(void **state)
{
    (void)state;
    assert_moves("W:WK23:B10,11,18,19,26", "23x14x7x16x23x30 23x16x7x14x23x30 23x30");
    ck_position *position = position_of("W:WK23:B10,11,18,19");
    ck_move move = move_of(position, "23x14x7x16x23");
    assert_int_equal(move.from, 23);
    assert_int_equal(move.to, 23);
    assert_int_equal(ck_position_play(position, move), CK_OK);
    assert_int_equal(ck_position_piece(position, 23), CK_WHITE_KING);
    assert_int_equal(ck_position_count(position, CK_EMPTY), 31);
    ck_position_free(position);
}

static void a_man_on_the_far_row_becomes_a_king(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W21:B28");
    ck_move move = move_of(position, "28-32");
    assert_true(ck_move_crowns(position, move));
    play(position, "28-32");
    assert_int_equal(ck_position_piece(position, 32), CK_RED_KING);
    assert_int_equal(ck_position_count(position, CK_RED_MAN), 0);
    ck_position_free(position);
    position = position_of("W:W5:B12");
    play(position, "5-1");
    assert_int_equal(ck_position_piece(position, 1), CK_WHITE_KING);
    ck_position_free(position);
}

static void crowning_ends_the_move(void **state)
{
    (void)state;
    assert_moves("B:W25,26:B23", "23x30");
    assert_moves("B:W25,26:BK23", "23x30x21");
    assert_moves("W:W11:B6,7", "11x2");
    ck_position *position = position_of("B:W25,26:B23");
    assert_true(ck_move_crowns(position, move_of(position, "23x30")));
    ck_position_free(position);
    position = position_of("B:W25,26:BK23");
    assert_false(ck_move_crowns(position, move_of(position, "23x30x21")));
    ck_position_free(position);
}

static void kings_step_one_square_in_all_directions(void **state)
{
    (void)state;
    assert_moves("W:WK18:B", "18-14 18-15 18-22 18-23");
    assert_moves("B:W:BK15", "15-10 15-11 15-18 15-19");
    assert_moves("B:W:BK1", "1-5 1-6");
    assert_moves("B:W:BK4", "4-8");
    assert_moves("B:W:BK29", "29-25");
    assert_moves("B:W:BK32", "32-27 32-28");
}

static void kings_jump_in_all_directions(void **state)
{
    (void)state;
    assert_moves("B:W14:BK18", "18x9");
    assert_moves("B:W15:BK18", "18x11");
    assert_moves("B:W22:BK18", "18x25");
    assert_moves("B:W23:BK18", "18x27");
    assert_moves("B:WK14,15,22,23:BK18", "18x9 18x11 18x25 18x27");
}

static void kings_do_not_fly(void **state)
{
    (void)state;
    assert_moves("W:WK32:B23", "32-27 32-28");
    assert_moves("W:WK32:B27,18", "32x23x14");
    assert_moves("W:WK29:B22", "29-25");
}

static void no_pieces_loses(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W18:B");
    assert_string_equal(moves_of(position), "");
    assert_outcome(position, CK_WHITE_WINS, CK_NO_PIECES);
    ck_position_free(position);
    position = position_of("B:W17:B14");
    play(position, "14x21");
    assert_outcome(position, CK_RED_WINS, CK_NO_PIECES);
    ck_position_free(position);
}

static void no_legal_move_loses(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W9,14:B5");
    assert_string_equal(moves_of(position), "");
    assert_outcome(position, CK_WHITE_WINS, CK_BLOCKED);
    ck_position_free(position);
    position = position_of("W:WK27:B28");
    assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
    play(position, "27-32");
    assert_outcome(position, CK_WHITE_WINS, CK_BLOCKED);
    ck_position_free(position);
}

static void eighty_quiet_plies_draw(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK1:BK32");
    static const char *shuffle[] = {"1-5", "32-28", "5-1", "28-32"};
    for (int ply = 0; ply < 80; ply++) {
        assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
        assert_int_equal(ck_position_quiet(position), ply);
        play(position, shuffle[ply % 4]);
    }
    assert_int_equal(ck_position_quiet(position), 80);
    assert_outcome(position, CK_DRAWN, CK_QUIET_LIMIT);
    assert_string_equal(moves_of(position), "");
    ck_position_free(position);
}

// Plays a move where the counter is 70 and asserts what the counter is then.
static void assert_quiet_after(const char *fen, const char *move, int quiet)
{
    ck_position *position = position_of(fen);
    assert_int_equal(ck_position_set_quiet(position, 70), CK_OK);
    play(position, move);
    assert_int_equal(ck_position_quiet(position), quiet);
    ck_position_free(position);
}

static void captures_and_men_reset_the_counter(void **state)
{
    (void)state;
    assert_quiet_after("B:W32:BK14,1", "14-10", 71);
    assert_quiet_after("B:W32:BK14,1", "1-5", 0);
    assert_quiet_after("B:W32:BK1,28,27", "27-31", 0);
    assert_quiet_after("B:W18,32:BK14,1", "14x23", 0);
    assert_quiet_after("B:W18,32:B14,1", "14x23", 0);
}

static void the_limit_can_be_set(void **state)
{
    (void)state;
    ck_rules rules = {.size = 8, .quiet_limit = 2};
    ck_position *position = NULL;
    assert_int_equal(ck_fen_read(&position, &rules, "W:WK1:BK32", NULL), CK_OK);
    play(position, "1-5");
    assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
    play(position, "32-28");
    assert_outcome(position, CK_DRAWN, CK_QUIET_LIMIT);
    ck_position_free(position);
}

static void a_limit_of_zero_never_draws(void **state)
{
    (void)state;
    ck_rules rules = {.size = 8, .quiet_limit = 0};
    ck_position *position = NULL;
    assert_int_equal(ck_fen_read(&position, &rules, "W:WK1:BK32", NULL), CK_OK);
    assert_int_equal(ck_position_set_quiet(position, 9999), CK_OK);
    static const char *shuffle[] = {"1-5", "32-28", "5-1", "28-32"};
    for (int ply = 0; ply < 200; ply++)
        play(position, shuffle[ply % 4]);
    assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
    ck_position_free(position);
}

static void no_legal_move_comes_before_the_counter(void **state)
{
    (void)state;
    ck_position *position = position_of("B:W9,14:B5");
    assert_int_equal(ck_position_set_quiet(position, 80), CK_OK);
    assert_outcome(position, CK_WHITE_WINS, CK_BLOCKED);
    ck_position_free(position);
    position = position_of("W:WK27:B28");
    assert_int_equal(ck_position_set_quiet(position, 79), CK_OK);
    play(position, "27-32");
    assert_outcome(position, CK_WHITE_WINS, CK_BLOCKED);
    ck_position_free(position);
    position = position_of("W:WK27:B28");
    assert_int_equal(ck_position_set_quiet(position, 79), CK_OK);
    play(position, "27-31");
    assert_outcome(position, CK_DRAWN, CK_QUIET_LIMIT);
    ck_position_free(position);
}

static void red_begins_from_the_top(void **state)
{
    (void)state;
    for (int size = CK_SIZE_MIN; size <= CK_SIZE_MAX; size += 2) {
        ck_rules rules = ck_rules_english(size);
        ck_position *position = NULL;
        assert_int_equal(ck_position_new(&position, &rules), CK_OK);
        int squares = size * size / 2, men = (size / 2 - 1) * (size / 2);
        assert_int_equal(ck_rules_squares(&rules), squares);
        assert_int_equal(ck_position_turn(position), CK_RED);
        assert_int_equal(ck_position_quiet(position), 0);
        for (int square = 1; square <= squares; square++)
            assert_int_equal(ck_position_piece(position, square), square <= men ? CK_RED_MAN
                                                                  : square > squares - men
                                                                      ? CK_WHITE_MAN
                                                                      : CK_EMPTY);
        size_t count = 0;
        ck_move moves[CK_SIZE_MAX];
        assert_int_equal(ck_position_moves(position, moves, CK_SIZE_MAX, &count), CK_OK);
        assert_int_equal(count, size - 1);
        ck_position_free(position);
    }
}

static void the_rules_are_a_plain_record(void **state)
{
    (void)state;
    ck_rules rules = ck_rules_english(8);
    assert_int_equal(rules.size, 8);
    assert_int_equal(rules.quiet_limit, 80);
    assert_int_equal(ck_rules_check(&rules, NULL), CK_OK);
    assert_int_equal(ck_rules_squares(&rules), 32);
    assert_int_equal(ck_side_other(CK_RED), CK_WHITE);
    assert_int_equal(ck_side_other(CK_WHITE), CK_RED);
    assert_string_equal(ck_side_text(CK_RED), "red");
    assert_string_equal(ck_side_text(CK_WHITE), "white");
}

static void assert_refused(ck_rules rules, const char *low, const char *high)
{
    ck_error error = {0};
    ck_position *position = NULL;
    assert_int_equal(ck_rules_check(&rules, &error), CK_BAD_ARGUMENT);
    assert_int_equal(error.status, CK_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, low));
    assert_non_null(strstr(error.message, high));
    assert_int_equal(ck_rules_check(&rules, NULL), CK_BAD_ARGUMENT);
    assert_int_equal(ck_position_new(&position, &rules), CK_BAD_ARGUMENT);
    assert_null(position);
}

static void rules_out_of_range_are_refused(void **state)
{
    (void)state;
    static const int sizes[] = {-8, 0, 2, 3, 5, 7, 9, 127, 129, 130, 1 << 30};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        assert_refused((ck_rules){.size = sizes[i], .quiet_limit = 80}, "4", "128");
    assert_refused((ck_rules){.size = 8, .quiet_limit = -1}, "0", "10000");
    assert_refused((ck_rules){.size = 8, .quiet_limit = CK_QUIET_LIMIT_MAX + 1}, "0", "10000");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(men_step_one_square_forward),
        cmocka_unit_test(men_do_not_step_on_pieces),
        cmocka_unit_test(men_jump_forward),
        cmocka_unit_test(a_jump_needs_the_square_beyond),
        cmocka_unit_test(men_do_not_jump_backward),
        cmocka_unit_test(own_pieces_are_not_jumped),
        cmocka_unit_test(captures_are_mandatory),
        cmocka_unit_test(any_capture_may_be_chosen),
        cmocka_unit_test(a_jump_goes_on_as_long_as_it_can),
        cmocka_unit_test(each_branch_is_a_move),
        cmocka_unit_test(paths_to_one_square_are_moves_of_their_own),
        cmocka_unit_test(no_piece_is_jumped_twice),
        cmocka_unit_test(jumped_pieces_stay_until_the_move_ends),
        cmocka_unit_test(the_starting_square_counts_as_empty),
        cmocka_unit_test(a_man_on_the_far_row_becomes_a_king),
        cmocka_unit_test(crowning_ends_the_move),
        cmocka_unit_test(kings_step_one_square_in_all_directions),
        cmocka_unit_test(kings_jump_in_all_directions),
        cmocka_unit_test(kings_do_not_fly),
        cmocka_unit_test(no_pieces_loses),
        cmocka_unit_test(no_legal_move_loses),
        cmocka_unit_test(eighty_quiet_plies_draw),
        cmocka_unit_test(captures_and_men_reset_the_counter),
        cmocka_unit_test(the_limit_can_be_set),
        cmocka_unit_test(a_limit_of_zero_never_draws),
        cmocka_unit_test(no_legal_move_comes_before_the_counter),
        cmocka_unit_test(red_begins_from_the_top),
        cmocka_unit_test(the_rules_are_a_plain_record),
        cmocka_unit_test(rules_out_of_range_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
