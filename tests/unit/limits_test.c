// SPDX-License-Identifier: MIT
//
// Wide boards with more capture sequences than a list holds: everything says so, and soon.
#include "support.h"

#include <pthread.h>
#include <stdlib.h>

// A white king at the corner of a lattice of red men, around each of which it can jump.
static ck_position *lattice(int size, int rows, int columns)
{
    struct oracle board;
    oracle_empty(&board, size);
    board.turn = 'w';
    oracle_put(&board, 1, 'W');
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            oracle_put(&board, (1 + 2 * row) * (size / 2) + column + 2, 'r');
    return position_of_oracle(&board);
}

// As many moves as the naive rule book finds, where that is still possible.
static void many_moves_are_listed(void **state)
{
    (void)state;
    ck_position *position = lattice(24, 4, 6);
    struct oracle board;
    oracle_of(&board, position);
    struct oracle_list list = oracle_moves(&board);
    assert_int_equal(list.count, 1963);
    oracle_release(&list);
    assert_same_rules(position, &board);
    ck_position_free(position);
}

static bool show_none(void *context, const ck_full_move *m)
{
    (void)context;
    (void)m;
    fail_msg("a move is shown");
    return false;
}

static void more_moves_than_fit_are_a_limit(void **state)
{
    (void)state;
    static const int sizes[] = {24, 64, 128};
    for (int i = 0; i < 3; i++) {
        ck_position *position = lattice(sizes[i], sizes[i] / 2 - 2, sizes[i] / 2 - 2),
                    *copy = NULL;
        const ck_rules *rules = ck_position_rules(position);
        ck_move *moves = NULL, move = {0};
        size_t count = 0;
        uint64_t sequences = 0;
        assert_int_equal(ck_position_copy(&copy, position), CK_OK);
        assert_outcome(position, CK_UNFINISHED, CK_NO_REASON);
        assert_int_equal(ck_position_list(position, &moves, &count), CK_LIMIT);
        assert_null(moves);
        assert_int_equal(ck_position_moves(position, &move, 1, &count), CK_LIMIT);
        assert_int_equal(count, CK_MOVES_MAX + 1);
        assert_int_equal(ck_position_list_merged(position, &moves, &count), CK_LIMIT);
        assert_null(moves);
        assert_int_equal(ck_position_visit(position, show_none, NULL), CK_LIMIT);
        assert_int_equal(ck_perft(position, 1, NULL, &sequences), CK_LIMIT);
        assert_int_equal(ck_perft(position, 3, NULL, &sequences), CK_LIMIT);
        assert_int_not_equal(ck_move_read(position, "1-2", &move, NULL), CK_OK);
        assert_int_not_equal(ck_position_play(position, (ck_move){1, 2, 0, 0}), CK_OK);
        assert_true(ck_position_equal(position, copy));

        ck_search *search = NULL;
        ck_search_options options = ck_search_defaults();
        ck_analysis analysis;
        int value = 0;
        assert_int_equal(ck_search_new(&search, rules, 0), CK_OK);
        assert_int_equal(ck_search_run(search, position, &options, &analysis), CK_LIMIT);
        assert_int_equal(ck_minimax(position, &options.weights, 1, &value), CK_LIMIT);
        ck_search_free(search);
        ck_position_free(copy);
        ck_position_free(position);
    }
}

// White men on every other row, with which a red man below them has more captures than fit,
// after each of thousands of moves: the first of them settles it.
static void the_first_limit_ends_a_count(void **state)
{
    (void)state;
    struct oracle board;
    oracle_empty(&board, 128);
    board.turn = 'w';
    for (int row = 1; row < 127; row += 2)
        for (int column = 1; column <= 64; column++)
            oracle_put(&board, 64 * row + column, 'w');
    oracle_put(&board, 32, 'r');
    ck_position *position = position_of_oracle(&board);
    uint64_t sequences = 0;
    assert_int_equal(ck_perft(position, 1, NULL, &sequences), CK_OK);
    // 127 steps a row, of which the red man is in the way of two.
    assert_int_equal(sequences, 63 * 127 - 2);
    assert_int_equal(ck_perft(position, 2, NULL, &sequences), CK_LIMIT);
    assert_int_equal(ck_perft(position, 20, NULL, &sequences), CK_LIMIT);
    ck_position_free(position);
}

static void *count_three_plies(void *context)
{
    static uint64_t counts[3];
    for (int depth = 1; depth <= 3; depth++) {
        if (ck_perft(context, depth, NULL, &counts[depth - 1]) != CK_OK)
            return NULL;
    }
    return counts;
}

// A red man that captures 62 men down the widest board, and a white king far from it: the count
// goes on from the end of the chain with what little stack there is.
static void a_long_chain_takes_little_stack(void **state)
{
    (void)state;
    struct oracle board;
    oracle_empty(&board, 128);
    board.turn = 'r';
    oracle_put(&board, 1, 'r');
    for (int jump = 0; jump < 62; jump++)
        oracle_put(&board, 64 * (2 * jump + 1) + 2, 'w');
    oracle_put(&board, 8190, 'W');
    ck_position *position = position_of_oracle(&board);
    pthread_attr_t attributes;
    pthread_t thread;
    void *counts = NULL;
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, 1 << 20), 0);
    assert_int_equal(pthread_create(&thread, &attributes, count_three_plies, position), 0);
    assert_int_equal(pthread_join(thread, &counts), 0);
    pthread_attr_destroy(&attributes);
    assert_non_null(counts);
    // The chain; the king's two steps back; the man's two steps.
    assert_int_equal(((uint64_t *)counts)[0], 1);
    assert_int_equal(((uint64_t *)counts)[1], 2);
    assert_int_equal(((uint64_t *)counts)[2], 4);
    ck_position_free(position);
}

static void agents_answer_with_the_limit(void **state)
{
    (void)state;
    static const char *const names[] = {"random", "greedy", "search:hash=0", "gated:hash=0"};
    ck_position *position = lattice(24, 10, 10);
    for (int i = 0; i < 4; i++) {
        ck_agent *agent = NULL;
        ck_game *game = NULL;
        ck_decision decision;
        assert_int_equal(
            ck_agent_new(&agent, names[i], ck_position_rules(position), NULL, NULL), CK_OK);
        assert_int_equal(ck_game_new(&game, position), CK_OK);
        assert_int_equal(ck_agent_decide(agent, game, &decision), CK_LIMIT);
        ck_game_free(game);
        ck_agent_free(agent);
    }
    ck_position_free(position);
}

// Ten thousand captures do not make the reading of a move slow.
static void many_moves_are_read_soon(void **state)
{
    (void)state;
    static char text[TEXT];
    ck_position *position = lattice(24, 4, 7);
    ck_move *moves = NULL, move = {0};
    size_t count = 0;
    assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
    assert_int_equal(count, 10625);
    assert_int_equal(ck_move_read(position, "1-13", &move, NULL), CK_ILLEGAL);
    snprintf(text, sizeof text, "%dx%d", moves[5].from, moves[5].to);
    assert_int_equal(ck_move_read(position, text, &move, NULL), CK_AMBIGUOUS);
    for (size_t i = 0; i < count; i += 1000) {
        assert_true(ck_move_write(position, moves[i], text, TEXT) < TEXT);
        assert_true(ck_move_equal(move_of(position, text), moves[i]));
    }
    free(moves);
    ck_position_free(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_moves_are_listed),
        cmocka_unit_test(more_moves_than_fit_are_a_limit),
        cmocka_unit_test(the_first_limit_ends_a_count),
        cmocka_unit_test(a_long_chain_takes_little_stack),
        cmocka_unit_test(agents_answer_with_the_limit),
        cmocka_unit_test(many_moves_are_read_soon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
