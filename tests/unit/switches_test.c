// SPDX-License-Identifier: MIT
//
// No combination of what can be switched off changes what a search tells: the value, the first best
// move, all values, the best few, the value of a wanted move. Held against plain minimax of the naive
// rule book.
#include "values.h"

#include <stdlib.h>

enum { TABLE = 1 << 20, DEEPEST = 6, SINGLES = 8 };

static uint64_t budget =
    4000;             // sequences that the naive rule book may have to follow a position
static int scale = 1; // how many times more positions

// None, each alone, all.
static const unsigned singles[SINGLES] = {0,
                                          CK_NO_TABLE,
                                          CK_NO_ORDER,
                                          CK_NO_PVS,
                                          CK_NO_ASPIRATION,
                                          CK_NO_KILLERS,
                                          CK_NO_HISTORY,
                                          CK_SWITCHES_ALL};

// What is true of a position.
struct truth {
    const struct oracle *board;
    ck_position *position;
    ck_move *moves;
    int depth, values[LEGAL_MAX];
    size_t count, order[LEGAL_MAX]; // the moves by value, equal ones as they are listed
};

static void sort_by_value(struct truth *t)
{
    for (size_t i = 0; i < t->count; i++) {
        size_t at = i;
        for (; at > 0 && t->values[t->order[at - 1]] < t->values[i]; at--)
            t->order[at] = t->order[at - 1];
        t->order[at] = i;
    }
}

static struct truth truth_of(const struct oracle *board, int depth)
{
    struct truth t = {.board = board, .depth = depth};
    size_t listed = 0;
    t.position = position_of_oracle(board);
    t.count = naive_values(board, &standard, depth, t.values);
    sort_by_value(&t);
    assert_int_equal(ck_position_list(t.position, &t.moves, &listed), CK_OK);
    assert_int_equal(listed, t.count);
    return t;
}

static void forget(struct truth *t)
{
    free(t->moves);
    ck_position_free(t->position);
}

static ck_analysis analyze(ck_search *search, const struct truth *t,
                           const ck_search_options *options)
{
    ck_analysis a = {0};
    assert_int_equal(ck_search_run(search, t->position, options, &a), CK_OK);
    size_t best = t->order[0];
    if (a.best.value != t->values[best] || a.best.move.index != best) {
        char fen[TEXT];
        ck_fen_write(t->position, fen, sizeof fen);
        fail_msg("%s, depth %d, off %x: move %d with %d, not move %zu with %d", fen, t->depth,
                 options->off, a.best.move.index, a.best.value, best, t->values[best]);
    }
    assert_line(t->board, &a.best, &standard, t->depth);
    return a;
}

static void assert_scored(const struct truth *t, const ck_scored_move *scored, size_t index)
{
    assert_true(ck_move_equal(scored->move, t->moves[index]));
    assert_int_equal(scored->value, t->values[index]);
    assert_line(t->board, scored, &standard, t->depth);
}

// Asks for the best move, then for more and more beside it.
static void assert_truth(ck_search *search, const struct truth *t, unsigned off)
{
    ck_search_options options = ck_search_defaults();
    options.depth = t->depth;
    options.off = off;
    analyze(search, t, &options);
    for (int wanted = 2; wanted <= 4; wanted += 2) {
        options.multipv = wanted;
        ck_analysis a = analyze(search, t, &options);
        assert_int_equal(a.move_count, t->count < (size_t)wanted ? t->count : (size_t)wanted);
        for (size_t i = 0; i < a.move_count; i++)
            assert_scored(t, &a.moves[i], t->order[i]);
    }
    size_t last = t->order[t->count - 1], middle = t->order[t->count / 2];
    options.also = &t->moves[last];
    ck_analysis a = analyze(search, t, &options);
    assert_scored(t, &a.also, last);
    options.multipv = 0;
    options.also = &t->moves[middle];
    a = analyze(search, t, &options);
    assert_scored(t, &a.also, middle);
    options.all = true;
    a = analyze(search, t, &options);
    assert_scored(t, &a.also, middle);
    assert_int_equal(a.move_count, t->count);
    for (size_t i = 0; i < t->count; i++)
        assert_scored(t, &a.moves[i], i);
}

// The greatest depth that plain minimax can be asked for.
static int depth_for(const struct oracle *board)
{
    int depth = 1;
    while (depth < DEEPEST && oracle_perft(board, depth + 1, false) < budget)
        depth++;
    return depth;
}

// Deals positions under rules and searches them with each single switch, every eighth with all
// combinations. Returns how many were searched to the greatest depth.
static int assert_positions(const char *text, uint64_t seed, int rounds)
{
    ck_rules rules = rules_of(text);
    struct dice dice = {seed};
    ck_search *search = NULL;
    int deepest = 0;
    assert_int_equal(ck_search_new(&search, &rules, TABLE), CK_OK);
    for (int round = 0; round < rounds; round++) {
        struct oracle board;
        deal_under(&board, &dice, &rules);
        if (round % 3 == 0 && !board.men_are_quiet)
            board.quiet = board.limit - 1 - (int)roll(&dice, 6);
        struct truth t = truth_of(&board, depth_for(&board));
        deepest += t.depth == DEEPEST;
        for (int i = 0; i < SINGLES; i++)
            assert_truth(search, &t, singles[i]);
        for (unsigned off = 0; off <= CK_SWITCHES_ALL && round % 8 == 0; off++)
            assert_truth(search, &t, off);
        forget(&t);
    }
    ck_search_free(search);
    return deepest;
}

static void english(void **state)
{
    (void)state;
    assert_true(assert_positions("english", 41, 48 * scale) >= 5 * scale);
}

static void small_boards(void **state)
{
    (void)state;
    assert_true(assert_positions("english,size=6", 42, 16 * scale) >= 4 * scale);
}

static void other_rules(void **state)
{
    (void)state;
    assert_positions("russian", 43, 10 * scale);
    assert_positions("international", 44, 10 * scale);
    assert_positions("brazilian,size=6", 45, 10 * scale);
    assert_positions("pool,quiet=12,quiet-reset=capture-or-crowning", 46, 10 * scale);
    assert_positions("english,crowning=king,majority=on", 47, 10 * scale);
}

// With an argument, so many times as many positions, deeper ones.
int main(int argc, char **argv)
{
    if (argc > 1) {
        scale = atoi(argv[1]);
        budget = 20000;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(english),
        cmocka_unit_test(small_boards),
        cmocka_unit_test(other_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
