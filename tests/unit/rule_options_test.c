// SPDX-License-Identifier: MIT
//
// The rule options, one test a rule, on positions built and worked out by hand.
#include "support.h"

#include <stdlib.h>

// Asserts the legal moves of a FEN, in canonical order, by the library and by the naive rule book.
static void assert_under(const char *rules, const char *fen, const char *moves)
{
    struct oracle board;
    ck_position *position = position_under(rules, fen);
    assert_string_equal(moves_of(position), moves);
    oracle_of(&board, position);
    assert_same_rules(position, &board);
    ck_position_free(position);
}

// Asserts the position that a move leads to, and whether the move crowns.
static void assert_after(const char *rules, const char *fen, const char *move, bool crowns,
                         const char *after)
{
    char found[TEXT];
    ck_position *position = position_under(rules, fen);
    assert_int_equal(ck_move_crowns(position, move_of(position, move)), crowns);
    play(position, move);
    ck_fen_write(position, found, sizeof found);
    assert_string_equal(found, after);
    ck_position_free(position);
}

static void flying_kings_step_any_distance(void **state)
{
    (void)state;
    assert_under("english,flying=on", "W:WK18:B",
                 "18-4 18-5 18-8 18-9 18-11 18-14 18-15 18-22 18-23 18-25 18-27 18-29 18-32");
    assert_under("pool", "W:W9,K18:B",
                 "9-5 9-6 18-4 18-8 18-11 18-14 18-15 18-22 18-23 18-25 18-27 18-29 18-32");
    assert_under("pool", "B:W22,25:BK29,12", "12-16");
    assert_after("pool", "W:WK29:B1", "29-4", false, "B:WK4:B1");
}

static void flying_kings_jump_from_afar(void **state)
{
    (void)state;
    assert_under("english,flying=on", "W:WK29:B18", "29x4 29x8 29x11 29x15");
    assert_under("pool", "W:WK29:B8", "29x4");
    assert_under("pool", "W:WK29:B4", "29-8 29-11 29-15 29-18 29-22 29-25");
    assert_under("pool", "W:WK29:B15,18", "29-22 29-25");
    assert_under("pool", "W:WK29,18:B15", "18x11");
    assert_under("pool", "B:WK25:BK4", "4x29");
}

// The square behind 18 from which 7 can be jumped is 11.
static void flying_kings_land_where_they_can_jump_on(void **state)
{
    (void)state;
    assert_under("pool", "W:WK29:B7,18", "29x11x2");
    assert_under("english,flying=on", "W:WK29:B7,18", "29x11x2");
    assert_under("brazilian", "W:WK29:B7,18", "29x11x2");
    assert_under("pool", "W:WK29:B7,18,19,27", "29x11x2 29x15x24x31");
}

// To jump 22 and then 11 the king may land on 18 or 15: that is one move, by way of 18. From 15 it
// can also jump 10.
static void straight_on_the_nearest_square_stands_for_all(void **state)
{
    (void)state;
    assert_under("pool", "W:WK29:B11,22", "29x18x4 29x18x8");
    assert_under("pool", "W:WK29:B10,11,22", "29x15x1 29x15x6 29x18x4 29x18x8");
    assert_under("brazilian", "W:WK4:B11,22", "4x15x25 4x15x29");
}

// From 20 the king would fly over 11, which it has jumped, and jump 7: 11 still stands there.
static void a_captured_piece_forbids_a_longer_chain(void **state)
{
    (void)state;
    assert_under("pool", "W:WK4:B7,11,23,24", "4x15x28 4x18x27x20");
    assert_under("russian", "W:WK4:B7,11,23,24", "4x15x28 4x18x27x20");
    assert_under("brazilian", "W:WK4:B7,11,23,24", "4x18x27x20");
    assert_under("english,flying=on", "W:WK4:BK7,K11,K23,24", "4x15x28 4x18x27x20");
    assert_after("brazilian", "W:WK4:B7,11,23,24", "4x20", false, "B:WK20:B7");
    // With a piece on 15 in place of 11 the way to 7 is open.
    assert_under("brazilian", "W:WK8:B7,15,23,24", "8x18x27x20x2");
}

static void no_piece_is_jumped_twice(void **state)
{
    (void)state;
    // From 20 the king sees 11 again, with 7 empty behind it.
    assert_under("pool", "W:WK4:B11,23,24", "4x15x28 4x18x27x20");
    // Around and back to 23, a short king and a man alike: 18 and 19 are still there, but 26 is not
    // jumped yet.
    static const char *const around = "23x14x7x16x23x30 23x16x7x14x23x30 23x30";
    assert_under("english", "W:WK23:B10,11,18,19,26", around);
    assert_under("english,backward=on", "W:W23:B10,11,18,19,26", around);
    assert_under("english,backward=on,majority=on", "W:W23:B10,11,18,19,26",
                 "23x14x7x16x23x30 23x16x7x14x23x30");
    assert_under("english,backward=on,crowning=king", "B:W14,15,22,23:B10",
                 "10x17x26x19x10 10x19x26x17x10");
}

// The king flies over its starting square 18 to jump 14.
static void the_starting_square_is_empty(void **state)
{
    (void)state;
    assert_under("pool", "W:WK18:B14,15,16,24", "18x5 18x9 18x11x20x27x5 18x11x20x27x9");
    assert_under("brazilian", "W:WK18:B14,15,16,24", "18x11x20x27x5 18x11x20x27x9");
}

static void men_jump_backward(void **state)
{
    (void)state;
    assert_under("english,backward=on", "B:W14:B18", "18x9");
    assert_under("english", "B:W14:B18", "18-22 18-23");
    assert_under("pool", "W:W15:B18", "15x22");
    assert_under("english,flying=on", "W:W15:B18", "15-10 15-11");
    assert_under("pool", "B:W:B18", "18-22 18-23");
    assert_under("pool", "B:W14,15,22,23:B18", "18x9 18x11 18x25 18x27");
    assert_under("pool", "B:W9,14:B18", "18-22 18-23");
    assert_under("pool", "B:W9:B18", "18-22 18-23");
}

// The man on 11 reaches the far row on 2, where it might jump 6.
static void a_move_may_end_on_the_far_row(void **state)
{
    (void)state;
    static const char *const passing = "W:W11:B6,7";
    assert_under("english", passing, "11x2");
    assert_under("english,backward=on", passing, "11x2");
    assert_under("russian,crowning=ends", passing, "11x2");
    assert_under("english,crowning=man", passing, "11x2");
    assert_after("english,backward=on", passing, "11x2", true, "B:WK2:B6");
    assert_after("english,crowning=man", passing, "11x2", true, "B:WK2:B6");
}

static void a_man_may_pass_the_far_row(void **state)
{
    (void)state;
    static const char *const passing = "W:W11:B6,7";
    assert_under("pool", passing, "11x2x9");
    assert_after("pool", passing, "11x2x9", false, "B:W9:B");
    assert_under("english,crowning=man,backward=on", passing, "11x2x9");
    // It passes 3 and ends on 1.
    assert_under("pool", "W:W12:B6,7,8", "12x3x10x1");
    assert_after("pool", "W:W12:B6,7,8", "12x3x10x1", true, "B:WK1:B");
    // As a man it does not see 9 from 2.
    assert_after("pool", "W:W11:B7,9", "11x2", true, "B:WK2:B9");
    assert_after("brazilian", "B:W26,27:B22", "22x31x24", false, "W:W:B24");
}

static void a_man_may_jump_on_as_a_king(void **state)
{
    (void)state;
    static const char *const passing = "W:W11:B6,7";
    assert_under("russian", passing, "11x2x9 11x2x13");
    assert_after("russian", passing, "11x2x13", true, "B:WK13:B");
    assert_under("english,crowning=king", passing, "11x2x9");
    assert_after("english,crowning=king", passing, "11x2x9", true, "B:WK9:B");
    assert_under("russian", "W:W11:B7,9", "11x2x13");
    assert_under("russian,flying=off", "W:W11:B7,9", "11x2");
    // Crowned on 2, it lands behind 6 where it can jump 18.
    assert_under("russian", "W:W11:B6,7,18", "11x2x9x23 11x2x9x27 11x2x9x32");
    // It was a man on 12, a king from 3 on.
    assert_after("russian", "W:W12:B6,7,8", "12x3x10x1", true, "B:WK1:B");
    assert_after("russian", "B:W26,27:B22", "22x31x20", true, "W:W:BK20");
}

static void majority_chooses_among_pieces(void **state)
{
    (void)state;
    assert_under("english", "B:W6,18,26:B1,14", "1x10 14x23x30");
    assert_under("english,majority=on", "B:W6,18,26:B1,14", "14x23x30");
    assert_under("english,majority=on", "W:W22,K10:B7,17", "10x3 22x13");
    // A king counts as one piece, as captured and as capturing.
    assert_under("english", "W:W22,32:BK17,18,27", "22x13 22x15 32x23x14");
    assert_under("english,majority=on", "W:W22,32:BK17,18,27", "32x23x14");
}

static void majority_chooses_among_chains(void **state)
{
    (void)state;
    assert_under("english", "B:W9,17,18,26:B5", "5x14x21 5x14x23x30");
    assert_under("english,majority=on", "B:W9,17,18,26:B5", "5x14x23x30");
    assert_under("english,majority=on", "B:W9,17,18:B5", "5x14x21 5x14x23");
    assert_under("brazilian", "W:WK29:B7,18,19,27", "29x15x24x31");
    // Where the move ends on the far row, no more are counted.
    assert_under("english,backward=on,majority=on", "W:W11,32:B6,7,27", "11x2 32x23");
    assert_under("brazilian", "W:W11,32:B6,7,27", "11x2x9");
    assert_under("brazilian", "B:W:B9", "9-13 9-14");
}

// What the counter is after a move, where it was 70.
static void assert_quiet_after(const char *rules, const char *fen, const char *move, int quiet)
{
    ck_position *position = position_under(rules, fen);
    assert_int_equal(ck_position_set_quiet(position, 70), CK_OK);
    play(position, move);
    assert_int_equal(ck_position_quiet(position), quiet);
    ck_position_free(position);
}

static void captures_and_men_may_reset_the_counter(void **state)
{
    (void)state;
    static const char *const rules = "russian";
    assert_quiet_after(rules, "B:W32:BK14,1", "14-10", 71);
    assert_quiet_after(rules, "B:W32:BK14,1", "1-5", 0);
    assert_quiet_after(rules, "B:W32:BK1,27", "27-31", 0);
    assert_quiet_after(rules, "B:W18,32:BK14,1", "14x23", 0);
    assert_quiet_after(rules, "B:W18,32:B14,1", "14x23", 0);
}

static void captures_and_crownings_may_reset_the_counter(void **state)
{
    (void)state;
    static const char *const rules[] = {"english,quiet-reset=capture-or-crowning",
                                        "russian,quiet-reset=capture-or-crowning"};
    for (int i = 0; i < 2; i++) {
        assert_quiet_after(rules[i], "B:W32:BK14,1", "14-10", 71);
        assert_quiet_after(rules[i], "B:W32:BK14,1", "1-5", 71);
        assert_quiet_after(rules[i], "B:W32:BK1,27", "27-31", 0);
        assert_quiet_after(rules[i], "B:W18,32:BK14,1", "14x23", 0);
        assert_quiet_after(rules[i], "B:W18,32:B14,1", "14x23", 0);
    }
}

static void men_may_walk_into_a_draw(void **state)
{
    (void)state;
    static const char *const fen = "B:W32:B1";
    ck_position *position = position_under("pool,quiet=2", fen);
    play(position, "1-5");
    play(position, "32-27");
    assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
    ck_position_free(position);
    position = position_under("pool,quiet=2,quiet-reset=capture-or-crowning", fen);
    play(position, "1-5");
    assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
    play(position, "32-27");
    assert_outcome(position, CK_DRAWN, CK_QUIET_LIMIT);
    assert_string_equal(moves_of(position), "");
    ck_position_free(position);
}

// The moves of two positions with the same pieces, and what they lead to. Returns how many of them
// are captures that crown.
static int assert_same_play(const ck_position *a, const ck_position *b)
{
    int crownings = 0;
    size_t count = 0, others = 0;
    ck_move *moves = NULL, *same = NULL;
    assert_int_equal(ck_position_list(a, &moves, &count), CK_OK);
    assert_int_equal(ck_position_list(b, &same, &others), CK_OK);
    assert_int_equal(count, others);
    for (size_t i = 0; i < count; i++) {
        struct oracle one, two;
        ck_position *after = NULL, *other = NULL;
        assert_true(ck_move_equal(moves[i], same[i]));
        assert_int_equal(ck_move_crowns(a, moves[i]), ck_move_crowns(b, moves[i]));
        crownings += moves[i].captures > 0 && ck_move_crowns(a, moves[i]);
        assert_int_equal(ck_position_copy(&after, a), CK_OK);
        assert_int_equal(ck_position_copy(&other, b), CK_OK);
        assert_int_equal(ck_position_play(after, moves[i]), CK_OK);
        assert_int_equal(ck_position_play(other, moves[i]), CK_OK);
        oracle_of(&one, after);
        oracle_of(&two, other);
        assert_memory_equal(one.cells, two.cells, sizeof one.cells);
        ck_position_free(after);
        ck_position_free(other);
    }
    free(moves);
    free(same);
    return crownings;
}

static void with_men_that_jump_forward_the_first_two_crownings_are_one(void **state)
{
    (void)state;
    struct dice dice = {31};
    int crownings = 0;
    for (int number = 0; number < COMBINATIONS / 3; number++)
        for (int round = 0; round < 60; round++) {
            ck_rules rules = combination(number, 6 + 2 * (round % 4));
            if (rules.backward)
                continue;
            struct oracle board;
            oracle_empty(&board, rules.size);
            oracle_scatter(&board, &dice, rules.size * 2, rules.size / 3);
            oracle_adopt(&board, &rules);
            ck_position *ends = position_of_oracle(&board);
            board.crowning = ORACLE_MAN;
            ck_position *man = position_of_oracle(&board);
            crownings += assert_same_play(ends, man);
            ck_position_free(ends);
            ck_position_free(man);
        }
    assert_true(crownings > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flying_kings_step_any_distance),
        cmocka_unit_test(flying_kings_jump_from_afar),
        cmocka_unit_test(flying_kings_land_where_they_can_jump_on),
        cmocka_unit_test(straight_on_the_nearest_square_stands_for_all),
        cmocka_unit_test(a_captured_piece_forbids_a_longer_chain),
        cmocka_unit_test(no_piece_is_jumped_twice),
        cmocka_unit_test(the_starting_square_is_empty),
        cmocka_unit_test(men_jump_backward),
        cmocka_unit_test(a_move_may_end_on_the_far_row),
        cmocka_unit_test(a_man_may_pass_the_far_row),
        cmocka_unit_test(a_man_may_jump_on_as_a_king),
        cmocka_unit_test(majority_chooses_among_pieces),
        cmocka_unit_test(majority_chooses_among_chains),
        cmocka_unit_test(captures_and_men_may_reset_the_counter),
        cmocka_unit_test(captures_and_crownings_may_reset_the_counter),
        cmocka_unit_test(men_may_walk_into_a_draw),
        cmocka_unit_test(with_men_that_jump_forward_the_first_two_crownings_are_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
