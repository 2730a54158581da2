// SPDX-License-Identifier: MIT
//
// The values of plain minimax.
#include "values.h"

const struct oracle_weights standard = {100, 150, 2, 10};

size_t naive_values(const struct oracle *board, const struct oracle_weights *weights, int depth,
                    int values[LEGAL_MAX])
{
    struct oracle_list list = oracle_moves(board);
    size_t count = list.count;
    assert_true(count <= LEGAL_MAX);
    for (size_t i = 0; i < count; i++) {
        struct oracle next;
        oracle_copy(&next, board);
        oracle_make(&next, &list.moves[i]);
        values[i] = -oracle_minimax(&next, weights, depth - 1, 1);
    }
    oracle_release(&list);
    return count;
}

size_t first_best(const int *values, size_t count)
{
    size_t best = 0;
    for (size_t i = 1; i < count; i++)
        if (values[i] > values[best])
            best = i;
    return best;
}

void assert_line(const struct oracle *root, const ck_scored_move *scored,
                 const struct oracle_weights *weights, int depth)
{
    struct oracle board;
    oracle_copy(&board, root);
    assert_true(scored->line_length >= 1);
    assert_true(ck_move_equal(scored->line[0], scored->move));
    bool goes_on = true;
    for (int ply = 0; ply <= (int)scored->line_length; ply++) {
        struct oracle_list list = oracle_moves(&board);
        goes_on = oracle_outcome(&board) == ORACLE_OPEN &&
                  (ply < depth || list.moves[0].captures > 0);
        if (ply < (int)scored->line_length) {
            assert_true(goes_on);
            assert_true(scored->line[ply].index < list.count);
            oracle_make(&board, &list.moves[scored->line[ply].index]);
        }
        oracle_release(&list);
    }
    assert_false(goes_on);
    int length = (int)scored->line_length, value = oracle_minimax(&board, weights, 0, length);
    assert_int_equal(scored->value, length % 2 ? -value : value);
}

void deal_under(struct oracle *board, struct dice *dice, const ck_rules *rules)
{
    do {
        if (roll(dice, 2)) {
            oracle_start(board, rules->size);
            oracle_adopt(board, rules);
            oracle_wander(board, dice, 4 + (int)roll(dice, 50));
        } else {
            oracle_empty(board, rules->size);
            oracle_adopt(board, rules);
            oracle_scatter(board, dice, (int)roll(dice, 9), (int)roll(dice, 5));
        }
    } while (oracle_outcome(board) != ORACLE_OPEN);
}

void deal(struct oracle *board, struct dice *dice, int size)
{
    ck_rules rules = ck_rules_english(size);
    deal_under(board, dice, &rules);
}
