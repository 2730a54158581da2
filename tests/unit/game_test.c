// SPDX-License-Identifier: MIT
//
// Games: what is played, taken back, and read from text.
#include "support.h"

#include <string.h>

static ck_game *game_of(const char *fen)
{
    ck_position *start = position_of(fen);
    ck_game *game = NULL;
    assert_int_equal(ck_game_new(&game, start), CK_OK);
    ck_position_free(start);
    return game;
}

static const char *const start = "B:W21-32:B1-12";

static void assert_fen(const ck_position *position, const char *fen)
{
    char text[TEXT];
    ck_fen_write(position, text, TEXT);
    assert_string_equal(text, fen);
}

static void moves_are_played_and_taken_back(void **state)
{
    (void)state;
    ck_game *game = game_of(start);
    assert_int_equal(ck_game_plies(game), 0);
    ck_move first = move_of(ck_game_position(game), "11-15");
    assert_int_equal(ck_game_play(game, first), CK_OK);
    ck_move second = move_of(ck_game_position(game), "23-19");
    assert_int_equal(ck_game_play(game, second), CK_OK);
    assert_int_equal(ck_game_plies(game), 2);
    assert_true(ck_move_equal(ck_game_move_at(game, 0), first));
    assert_true(ck_move_equal(ck_game_move_at(game, 1), second));
    assert_fen(ck_game_position_at(game, 0), start);
    assert_fen(ck_game_position_at(game, 1), "W:W21-32:B1-10,12,15");
    assert_fen(ck_game_position_at(game, 2), "B:W19,21,22,24-32:B1-10,12,15");
    assert_true(ck_position_equal(ck_game_position(game), ck_game_position_at(game, 2)));
    assert_int_equal(ck_game_undo(game), CK_OK);
    assert_fen(ck_game_position(game), "W:W21-32:B1-10,12,15");
    assert_int_equal(ck_game_undo(game), CK_OK);
    assert_fen(ck_game_position(game), start);
    assert_int_equal(ck_game_undo(game), CK_BAD_ARGUMENT);
    assert_int_equal(ck_game_plies(game), 0);
    ck_game_free(game);
    ck_game_free(NULL);
}

static void a_refused_move_changes_nothing(void **state)
{
    (void)state;
    ck_game *game = game_of(start);
    ck_move move = move_of(ck_game_position(game), "11-15");
    move.to = 14;
    assert_int_equal(ck_game_play(game, move), CK_ILLEGAL);
    assert_int_equal(ck_game_plies(game), 0);
    assert_fen(ck_game_position(game), start);
    ck_game_free(game);
}

static void a_finished_game_is_not_played_on(void **state)
{
    (void)state;
    ck_game *game = game_of("B:W17:B14");
    assert_int_equal(ck_game_play_text(game, "14x21", NULL), CK_OK);
    assert_outcome(ck_game_position(game), CK_RED_WINS, CK_NO_PIECES);
    assert_int_equal(ck_game_play(game, (ck_move){21, 17, 0, 0}), CK_GAME_OVER);
    ck_error error = {0};
    assert_int_equal(ck_game_play_text(game, "21-17", &error), CK_GAME_OVER);
    assert_int_equal(error.status, CK_GAME_OVER);
    assert_int_equal(ck_game_play_text(game, "", &error), CK_OK);
    assert_int_equal(ck_game_undo(game), CK_OK);
    assert_fen(ck_game_position(game), "B:W17:B14");
    ck_game_free(game);
}

static void undo_restores_the_quiet_counter(void **state)
{
    (void)state;
    ck_position *position = position_of("W:WK27:B28");
    assert_int_equal(ck_position_set_quiet(position, 33), CK_OK);
    ck_game *game = NULL;
    assert_int_equal(ck_game_new(&game, position), CK_OK);
    assert_int_equal(ck_game_play_text(game, "27-24 28-32", NULL), CK_OK);
    assert_int_equal(ck_position_quiet(ck_game_position(game)), 0);
    assert_int_equal(ck_position_quiet(ck_game_position_at(game, 1)), 34);
    ck_game_undo(game);
    ck_game_undo(game);
    assert_true(ck_position_equal(ck_game_position(game), position));
    ck_position_free(position);
    ck_game_free(game);
}

static void assert_text(const char *text, const char *fen, size_t plies)
{
    ck_game *game = game_of(start);
    ck_error error = {0};
    if (ck_game_play_text(game, text, &error) != CK_OK)
        fail_msg("\"%s\": %s", text, error.message);
    assert_int_equal(ck_game_plies(game), plies);
    assert_fen(ck_game_position(game), fen);
    ck_game_free(game);
}

static void moves_are_read_from_text(void **state)
{
    (void)state;
    static const char two[] = "B:W19,21,22,24-32:B1-10,12,15";
    assert_text("", start, 0);
    assert_text("  \n ", start, 0);
    assert_text("11-15 23-19", two, 2);
    assert_text("11-15,23-19", two, 2);
    assert_text(" 1. 11-15 23-19 ", two, 2);
    assert_text("1.11-15 23-19", two, 2);
    assert_text("1. 11-15, 2. 23-19", two, 2);
    assert_text("11-15\n23-19\n", two, 2);
    assert_text("11-15;23-19", two, 2);
    assert_text("11 - 15 23- 19", two, 2);
    assert_text("1. 11\n-15, 23 -19", two, 2);
    assert_text("1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20",
                "B:W17,19-21,25-32:B1-7,9,10,12,15,16", 6);
    assert_text("11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x11 7x16 20x11",
                "B:W11,17,21,25,26,28-32:B1-6,9,10,12", 10);
}

// Asserts where a text is refused and how many moves before that were played.
static void assert_refused(const char *text, enum ck_status status, int line, int column,
                           size_t plies, const char *token)
{
    ck_game *game = game_of(start);
    ck_error error = {0};
    assert_int_equal(ck_game_play_text(game, text, &error), status);
    assert_int_equal(error.status, status);
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
    assert_int_equal(ck_game_plies(game), plies);
    if (!strstr(error.message, token))
        fail_msg("\"%s\" is not in \"%s\"", token, error.message);
    assert_int_equal(ck_game_play_text(game, "1-1", NULL), CK_ILLEGAL);
    ck_game_free(game);
}

static void the_refused_move_is_named(void **state)
{
    (void)state;
    assert_refused("11-15 23-20 8-11", CK_ILLEGAL, 1, 7, 1, "23");
    assert_refused("11-18", CK_ILLEGAL, 1, 1, 0, "11");
    assert_refused("11 15", CK_BAD_TEXT, 1, 1, 0, "11");
    assert_refused("11-15 23-19 abc", CK_BAD_TEXT, 1, 13, 2, "abc");
    assert_refused("11-15 23-99", CK_BAD_TEXT, 1, 7, 1, "99");
    assert_refused("1. 11-15 22-18 2. 8-11", CK_ILLEGAL, 1, 19, 2, "15x22");
    assert_refused("11-15\n 23-20", CK_ILLEGAL, 2, 2, 1, "23");
}

static void long_games_are_kept(void **state)
{
    (void)state;
    ck_rules rules = {.size = 8, .quiet_limit = 0};
    ck_position *position = NULL;
    ck_game *game = NULL;
    assert_int_equal(ck_fen_read(&position, &rules, "W:WK1:BK32", NULL), CK_OK);
    assert_int_equal(ck_game_new(&game, position), CK_OK);
    for (int i = 0; i < 500; i++)
        assert_int_equal(ck_game_play_text(game, "1-5 32-28 5-1 28-32", NULL), CK_OK);
    assert_int_equal(ck_game_plies(game), 2000);
    assert_int_equal(ck_position_quiet(ck_game_position_at(game, 1234)), 1234);
    while (ck_game_plies(game) > 0)
        assert_int_equal(ck_game_undo(game), CK_OK);
    assert_true(ck_position_equal(ck_game_position(game), position));
    ck_game_free(game);
    ck_position_free(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_played_and_taken_back),
        cmocka_unit_test(a_refused_move_changes_nothing),
        cmocka_unit_test(a_finished_game_is_not_played_on),
        cmocka_unit_test(undo_restores_the_quiet_counter),
        cmocka_unit_test(moves_are_read_from_text),
        cmocka_unit_test(the_refused_move_is_named),
        cmocka_unit_test(long_games_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
