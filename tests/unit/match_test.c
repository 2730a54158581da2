// SPDX-License-Identifier: MIT
//
// A game between two agents, to its end and to where it is stopped.
#include "support.h"

#include <string.h>

static const char *const start = "B:W21-32:B1-12";

// A person with a list of answers: moves, or "resign", "undo", "leave".
struct script {
    const char *const *next;
};

static enum ck_answer read_script(void *context, const ck_game *game, ck_move *move)
{
    struct script *script = context;
    const char *word = *script->next++;
    if (strcmp(word, "resign") == 0)
        return CK_ANSWER_RESIGN;
    if (strcmp(word, "undo") == 0)
        return CK_ANSWER_UNDO;
    if (strcmp(word, "leave") == 0)
        return CK_ANSWER_LEAVE;
    *move = move_of(ck_game_position(game), word);
    return CK_ANSWER_MOVE;
}

struct diary {
    int plies, stop_at;
    enum ck_side last_turn;
};

static bool watch(void *context, const ck_ply *ply)
{
    struct diary *diary = context;
    diary->plies++;
    diary->last_turn = ply->turn;
    assert_int_equal(ply->ply, (int)ck_game_plies(ply->game));
    assert_int_equal(ck_position_turn(ply->before), ply->turn);
    ck_move last = ck_game_move_at(ply->game, ck_game_plies(ply->game) - 1);
    assert_true(ck_move_equal(last, ply->decision->move));
    return diary->plies != diary->stop_at;
}

// Plays a game of which the outcome, the plies at its end and the plies watched are known.
static void assert_match(const char *fen, const char *red, const char *white,
                         const char *const *script, ck_match_options options,
                         ck_outcome expected, size_t plies)
{
    ck_rules rules = ck_rules_english(8);
    ck_agent_setup setup = ck_agent_defaults();
    struct script answers = {script};
    setup.ask = read_script;
    setup.ask_context = &answers;
    ck_agent *agents[2] = {NULL, NULL};
    ck_position *position = position_of(fen);
    ck_game *game = NULL;
    ck_outcome outcome = {0};
    assert_int_equal(ck_agent_new(&agents[CK_RED], red, &rules, &setup, NULL), CK_OK);
    assert_int_equal(ck_agent_new(&agents[CK_WHITE], white, &rules, &setup, NULL), CK_OK);
    assert_int_equal(ck_game_new(&game, position), CK_OK);
    assert_int_equal(ck_match_play(game, agents, &options, &outcome), CK_OK);
    assert_int_equal(outcome.result, expected.result);
    assert_int_equal(outcome.reason, expected.reason);
    assert_int_equal(ck_game_plies(game), plies);
    ck_game_free(game);
    ck_position_free(position);
    ck_agent_free(agents[0]);
    ck_agent_free(agents[1]);
}

static void a_game_goes_to_its_end(void **state)
{
    (void)state;
    struct diary diary = {0};
    ck_match_options options = {.watch = watch, .context = &diary};
    assert_match("B:W17:B14", "greedy", "greedy", NULL, options,
                 (ck_outcome){CK_RED_WINS, CK_NO_PIECES}, 1);
    assert_int_equal(diary.plies, 1);
    assert_match("W:WK27:B28", "random", "search", NULL, options,
                 (ck_outcome){CK_WHITE_WINS, CK_BLOCKED}, 1);
    assert_match("B:W9,14:B5", "search", "gated", NULL, options,
                 (ck_outcome){CK_WHITE_WINS, CK_BLOCKED}, 0);
    assert_int_equal(diary.plies, 2);
}

static void shuffling_kings_are_drawn(void **state)
{
    (void)state;
    static const char *const round[] = {"32-28", "1-5", "28-32", "5-1"};
    const char *script[80];
    for (int i = 0; i < 80; i++)
        script[i] = round[i % 4];
    assert_match("B:WK1:BK32", "human", "human", script, (ck_match_options){0},
                 (ck_outcome){CK_DRAWN, CK_QUIET_LIMIT}, 80);
}

static void a_limit_of_plies_ends_it(void **state)
{
    (void)state;
    assert_match(start, "random", "random", NULL, (ck_match_options){.max_plies = 9},
                 (ck_outcome){CK_UNFINISHED, CK_PLY_LIMIT}, 9);
    assert_match("B:W17:B14", "random", "random", NULL, (ck_match_options){.max_plies = 1},
                 (ck_outcome){CK_RED_WINS, CK_NO_PIECES}, 1);
}

static void the_watcher_may_end_it(void **state)
{
    (void)state;
    struct diary diary = {.stop_at = 5};
    assert_match(start, "random", "greedy", NULL,
                 (ck_match_options){.watch = watch, .context = &diary},
                 (ck_outcome){CK_UNFINISHED, CK_LEFT}, 5);
    assert_int_equal(diary.last_turn, CK_RED);
}

static void people_resign_and_leave(void **state)
{
    (void)state;
    const ck_match_options none = {0};
    static const char *const resign[] = {"resign"}, *const leave[] = {"11-15", "leave"};
    static const char *const later[] = {"11-15", "23-19", "resign"};
    assert_match(start, "human", "random", resign, none,
                 (ck_outcome){CK_WHITE_WINS, CK_RESIGNED}, 0);
    assert_match(start, "random", "human", resign, none, (ck_outcome){CK_RED_WINS, CK_RESIGNED},
                 1);
    assert_match(start, "human", "random", leave, none, (ck_outcome){CK_UNFINISHED, CK_LEFT},
                 2);
    assert_match(start, "human", "human", later, none, (ck_outcome){CK_WHITE_WINS, CK_RESIGNED},
                 2);
}

static void people_take_moves_back(void **state)
{
    (void)state;
    const ck_match_options none = {0};
    static const char *const script[] = {"11-15", "undo", "9-13", "leave"};
    static const char *const early[] = {"undo", "11-15", "leave"};
    static const char *const both[] = {"11-15", "23-19", "undo", "10-14", "22-18", "leave"};
    assert_match(start, "human", "search:depth=1", script, none,
                 (ck_outcome){CK_UNFINISHED, CK_LEFT}, 2);
    assert_match(start, "human", "search:depth=1", early, none,
                 (ck_outcome){CK_UNFINISHED, CK_LEFT}, 2);
    assert_match(start, "human", "human", both, none, (ck_outcome){CK_UNFINISHED, CK_LEFT}, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_goes_to_its_end),   cmocka_unit_test(shuffling_kings_are_drawn),
        cmocka_unit_test(a_limit_of_plies_ends_it), cmocka_unit_test(the_watcher_may_end_it),
        cmocka_unit_test(people_resign_and_leave),  cmocka_unit_test(people_take_moves_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
