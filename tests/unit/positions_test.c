// SPDX-License-Identifier: MIT
//
// The positions of data/positions.tsv, by the library and by the naive rule book.
#include "support.h"

#include <string.h>

static void refused(const char *fen)
{
    ck_rules rules = ck_rules_english(8);
    ck_position *position = NULL;
    ck_error error = {0};
    assert_int_equal(ck_fen_read(&position, &rules, fen, &error), CK_BAD_TEXT);
    assert_null(position);
    assert_non_null(strstr(error.message, "4"));
}

// Asserts that the moves of the file, in whatever order, are those of the position.
static void listed(const ck_position *position, const char *moves)
{
    char found[TEXT], word[64];
    snprintf(found, sizeof found, " %s ", moves_of(position));
    size_t length = 1;
    for (const char *at = moves; *at;) {
        size_t letters = strcspn(at, " ");
        snprintf(word, sizeof word, " %.*s ", (int)letters, at);
        if (!strstr(found, word))
            fail_msg("%s is not among%s", word, found);
        length += letters + 1;
        at += letters + strspn(at + letters, " ");
    }
    assert_int_equal(strlen(found), length + (length == 1));
}

static void row(char *fields[FIELDS])
{
    if (strcmp(fields[1], "INVALID") == 0) {
        refused(fields[0]);
        return;
    }
    ck_position *position = position_of(fields[0]);
    struct oracle board;
    oracle_of(&board, position);
    listed(position, fields[1]);
    assert_same_rules(position, &board);
    enum ck_side turn = ck_position_turn(position);
    enum ck_result lost = turn == CK_RED ? CK_WHITE_WINS : CK_RED_WINS;
    assert_int_equal(ck_position_outcome(position).result, *fields[1] ? CK_UNFINISHED : lost);
    ck_position_free(position);
}

static void every_row_of_the_file(void **state)
{
    (void)state;
    assert_int_equal(each_row("positions.tsv", row), 18);
}

// The plies that the file tells of.
static void stories_of_the_file(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK11:B8,15,16,23,24");
    assert_int_equal(move_of(position, "11x4").captures, 1);
    assert_int_equal(ck_move_read(position, "11x18x4", &(ck_move){0}, NULL), CK_ILLEGAL);
    ck_position_free(position);
    position = position_of("W:W15,21,25,26,28,30,31,32:B1,2,4,6,8,10,11,13,18,19,27");
    assert_int_equal(ck_move_read(position, "32x7", &(ck_move){0}, NULL), CK_AMBIGUOUS);
    assert_int_equal(move_of(position, "32x23x14x7").captures, 3);
    ck_position_free(position);
    position = position_of("B:W17:B14");
    play(position, "14x21");
    assert_outcome(position, CK_RED_WINS, CK_NO_PIECES);
    ck_position_free(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_of_the_file),
        cmocka_unit_test(stories_of_the_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
