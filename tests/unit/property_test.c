// SPDX-License-Identifier: MIT
//
// The library and the naive rule book side by side, on games and positions made by chance.
#include "support.h"

#include <stdlib.h>

static int scale = 1; // how many times more of what is dealt by chance

static const int sizes[] = {4, 6, 8, 10, 12, 16, 22, 24, 32};
enum { SIZES = sizeof sizes / sizeof *sizes };

// Plays one move in both rule books.
static void play_both(ck_position *position, struct oracle *board, size_t index)
{
    struct oracle_list list = oracle_moves(board);
    ck_move *moves = NULL;
    size_t count = 0;
    assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
    assert_int_equal(ck_position_play(position, moves[index]), CK_OK);
    oracle_make(board, &list.moves[index]);
    assert_same_position(position, board);
    free(moves);
    oracle_release(&list);
}

static void assert_fen_returns(const ck_position *position)
{
    static char text[65536];
    ck_position *read = NULL;
    assert_true(ck_fen_write(position, text, sizeof text) < sizeof text);
    assert_int_equal(ck_fen_read(&read, ck_position_rules(position), text, NULL), CK_OK);
    assert_int_equal(ck_position_set_quiet(read, ck_position_quiet(position)), CK_OK);
    assert_true(ck_position_equal(read, position));
    ck_position_free(read);
}

// A random game from a position of both rule books, to its end or for so many plies.
static void game(ck_position *position, struct oracle *board, struct dice *dice, int plies)
{
    for (int ply = 0; ply < plies; ply++) {
        assert_same_rules(position, board);
        assert_fen_returns(position);
        struct oracle_list list = oracle_moves(board);
        size_t count = list.count;
        oracle_release(&list);
        if (oracle_outcome(board) != ORACLE_OPEN)
            break;
        play_both(position, board, roll(dice, count));
    }
}

static void games_from_the_start(void **state)
{
    (void)state;
    struct dice dice = {2};
    for (int i = 0; i < SIZES; i++)
        for (int round = 0; round < (sizes[i] < 12 ? 15 : 1) * scale; round++) {
            ck_rules rules = {.size = sizes[i], .quiet_limit = 20};
            ck_position *position = NULL;
            struct oracle board;
            oracle_start(&board, sizes[i]);
            board.limit = 20;
            assert_int_equal(ck_position_new(&position, &rules), CK_OK);
            game(position, &board, &dice, sizes[i] < 16 ? 1000 : 100);
            ck_position_free(position);
        }
}

// Boards with few and with many pieces, from none to one square in three.
static void scattered_positions(void **state)
{
    (void)state;
    struct dice dice = {3};
    for (int i = 0; i < SIZES; i++) {
        int squares = sizes[i] * sizes[i] / 2;
        for (int round = 0; round < (sizes[i] < 12 ? 300 : 20) * scale; round++) {
            struct oracle board;
            oracle_empty(&board, sizes[i]);
            oracle_scatter(&board, &dice, (int)roll(&dice, (uint64_t)squares / 6 + 1),
                           (int)roll(&dice, (uint64_t)squares / 6 + 1));
            board.quiet = (int)roll(&dice, 81);
            ck_position *position = position_of_oracle(&board);
            game(position, &board, &dice, 6);
            ck_position_free(position);
        }
    }
}

// One king among men of the other side on every second square of its jumps: loops and crossings.
static void captures_in_a_lattice(void **state)
{
    (void)state;
    struct dice dice = {4};
    for (int i = 1; i < SIZES; i++)
        for (int round = 0; round < 40; round++) {
            struct oracle board;
            oracle_empty(&board, sizes[i]);
            board.turn = 'w';
            int squares = sizes[i] * sizes[i] / 2, row = sizes[i] / 2;
            for (int men = 0; men < 11; men++) {
                int line = 1 + 2 * (int)roll(&dice, (uint64_t)sizes[i] / 2 - 1);
                int place = (int)roll(&dice, (uint64_t)row / 2) * 2 + 1;
                if (line < sizes[i] - 1)
                    oracle_put(&board, line * row + place % row + 1, 'r');
            }
            oracle_put(&board, 1 + (int)roll(&dice, (uint64_t)squares), 'W');
            ck_position *position = position_of_oracle(&board);
            game(position, &board, &dice, 2);
            ck_position_free(position);
        }
}

// A game from the start and positions of many kings under one set of rules.
static void wander(const ck_rules *rules, struct dice *dice, int rounds)
{
    struct oracle board;
    int squares = ck_rules_squares(rules);
    oracle_start(&board, rules->size);
    oracle_adopt(&board, rules);
    ck_position *position = position_of_oracle(&board);
    game(position, &board, dice, 1000);
    ck_position_free(position);
    for (int round = 0; round < rounds; round++) {
        oracle_empty(&board, rules->size);
        oracle_adopt(&board, rules);
        oracle_scatter(&board, dice, (int)roll(dice, (uint64_t)squares / 4),
                       1 + (int)roll(dice, (uint64_t)squares / 4));
        board.quiet = (int)roll(dice, (uint64_t)rules->quiet_limit + 1);
        position = position_of_oracle(&board);
        game(position, &board, dice, 6);
        ck_position_free(position);
    }
}

static void named_rules(void **state)
{
    (void)state;
    static const char *const names[] = {"english",   "pool",          "russian",
                                        "brazilian", "international", "canadian"};
    struct dice dice = {6};
    for (int i = 0; i < 6; i++)
        for (int size = 6; size <= 14; size += 2) {
            ck_rules rules = rules_of(names[i]);
            rules.size = size;
            wander(&rules, &dice, 8 * scale);
        }
}

// Each combination on two of the sizes, or on all of them.
static void all_combinations_of_rules(void **state)
{
    (void)state;
    struct dice dice = {7};
    for (int number = 0; number < COMBINATIONS; number++)
        for (int size = 6; size <= 14; size += 2) {
            ck_rules rules = combination(number, size);
            if (scale > 1 || (number + size / 2) % 5 < 2)
                wander(&rules, &dice, 6 * scale);
        }
}

// The evaluation, with weights by chance.
static void evaluations(void **state)
{
    (void)state;
    struct dice dice = {5};
    for (int round = 0; round < 1000; round++) {
        struct oracle board;
        oracle_empty(&board, sizes[roll(&dice, SIZES)]);
        oracle_scatter(&board, &dice, (int)roll(&dice, 60), (int)roll(&dice, 20));
        struct oracle_weights w = {(int)roll(&dice, 10001), (int)roll(&dice, 10001),
                                   (int)roll(&dice, 101), (int)roll(&dice, 101)};
        ck_weights weights = {
            .man = w.man, .king = w.king, .advance = w.advance, .guard = w.guard};
        ck_position *position = position_of_oracle(&board);
        assert_int_equal(ck_evaluate(position, &weights), oracle_evaluate(&board, &w));
        ck_position_free(position);
    }
}

// With an argument, so many times as much of it.
int main(int argc, char **argv)
{
    scale = argc > 1 ? atoi(argv[1]) : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_from_the_start),      cmocka_unit_test(scattered_positions),
        cmocka_unit_test(captures_in_a_lattice),     cmocka_unit_test(named_rules),
        cmocka_unit_test(all_combinations_of_rules), cmocka_unit_test(evaluations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
