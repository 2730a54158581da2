// SPDX-License-Identifier: MIT
//
// Draws by repetition, which a game judges.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static const char *const kings = "W:WK1:BK32";
static const char *const round_trip = "1-5 32-28 5-1 28-32";

static ck_game *game_under(const char *rules, const char *fen, int quiet)
{
    ck_position *start = position_under(rules, fen);
    ck_game *game = NULL;
    assert_int_equal(ck_position_set_quiet(start, quiet), CK_OK);
    assert_int_equal(ck_game_new(&game, start), CK_OK);
    ck_position_free(start);
    return game;
}

static void assert_over(const ck_game *game, enum ck_result result, enum ck_reason reason)
{
    ck_outcome outcome = ck_game_outcome(game);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.reason, reason);
}

// Plays a text of which only the last move may end the game.
static void play_on(ck_game *game, const char *text)
{
    ck_error error = {0};
    if (ck_game_play_text(game, text, &error) != CK_OK)
        fail_msg("\"%s\", column %d: %s", text, error.column, error.message);
}

// Asserts after how many plies of going to and fro a game is drawn.
static void assert_drawn_after(const char *rules, int quiet, size_t plies,
                               enum ck_reason reason)
{
    static const char *const moves[] = {"1-5", "32-28", "5-1", "28-32"};
    ck_game *game = game_under(rules, kings, quiet);
    for (size_t ply = 0; ply < plies; ply++) {
        assert_over(game, CK_UNFINISHED, CK_NO_REASON);
        play_on(game, moves[ply % 4]);
    }
    assert_over(game, CK_DRAWN, reason);
    ck_game_free(game);
}

static void the_third_occurrence_draws(void **state)
{
    (void)state;
    assert_drawn_after("english,repetition=3", 0, 8, CK_REPETITION);
    assert_drawn_after("russian,repetition=3", 0, 8, CK_REPETITION);
    assert_drawn_after("english,repetition=2", 0, 4, CK_REPETITION);
    assert_drawn_after("english,repetition=5", 0, 16, CK_REPETITION);
    // What was quiet before the game began hides no occurrence.
    assert_drawn_after("english,repetition=3", 50, 8, CK_REPETITION);
    assert_drawn_after("english,quiet=0,repetition=100", 0, 396, CK_REPETITION);
    assert_drawn_after("english,quiet=0,repetition=100", CK_QUIET_LIMIT_MAX - 9, 396,
                       CK_REPETITION);
}

static void the_counter_comes_first(void **state)
{
    (void)state;
    assert_drawn_after("english", 0, 80, CK_QUIET_LIMIT);
    assert_drawn_after("english,quiet=8,repetition=3", 0, 8, CK_QUIET_LIMIT);
    assert_drawn_after("english,quiet=9,repetition=3", 0, 8, CK_REPETITION);
    assert_drawn_after("english,quiet=7,repetition=3", 0, 7, CK_QUIET_LIMIT);
}

static void a_drawn_game_is_not_played_on(void **state)
{
    (void)state;
    ck_game *game = game_under("english,repetition=3", kings, 0);
    play_on(game, round_trip);
    play_on(game, round_trip);
    assert_over(game, CK_DRAWN, CK_REPETITION);
    // The position itself knows nothing of the past.
    assert_outcome(ck_game_position(game), CK_UNFINISHED, CK_NO_REASON);
    ck_move move = move_of(ck_game_position(game), "1-5");
    assert_int_equal(ck_game_play(game, move), CK_GAME_OVER);
    ck_error error = {0};
    assert_int_equal(ck_game_play_text(game, "1-5", &error), CK_GAME_OVER);
    assert_int_equal(error.status, CK_GAME_OVER);
    assert_int_equal(ck_game_plies(game), 8);
    ck_game_free(game);
}

static void undo_takes_a_draw_back(void **state)
{
    (void)state;
    ck_game *game = game_under("english,repetition=3", kings, 0);
    play_on(game, round_trip);
    play_on(game, round_trip);
    assert_int_equal(ck_game_undo(game), CK_OK);
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    play_on(game, "28-24");
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    // Another way to the same position is the third time all the same.
    assert_int_equal(ck_game_undo(game), CK_OK);
    play_on(game, "28-32");
    assert_over(game, CK_DRAWN, CK_REPETITION);
    for (int ply = 0; ply < 5; ply++)
        assert_int_equal(ck_game_undo(game), CK_OK);
    play_on(game, "28-32");
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    ck_game_free(game);
}

// A flying king can lose a move: after five plies all pieces stand where they stood, but the other
// side is to move.
static void another_side_to_move_is_another_position(void **state)
{
    (void)state;
    ck_game *game = game_under("pool,repetition=2", "W:WK1:BK29", 0);
    play_on(game, "1-6 29-25 6-10 25-29 10-1");
    struct oracle first, now;
    oracle_of(&first, ck_game_position_at(game, 0));
    oracle_of(&now, ck_game_position(game));
    assert_memory_equal(first.cells, now.cells, sizeof now.cells);
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    ck_game_free(game);
    game = game_under("pool,repetition=2", "W:WK1:BK29", 0);
    play_on(game, "1-6 29-25 6-1 25-29");
    assert_over(game, CK_DRAWN, CK_REPETITION);
    ck_game_free(game);
}

static void a_capture_begins_the_count_again(void **state)
{
    (void)state;
    ck_game *game = game_under("english,repetition=3", "W:WK1,27:BK29,20", 0);
    play_on(game, "1-5 29-25 5-1 25-29"); // the second time
    play_on(game, "27-24 20x27");         // another position, the first time
    play_on(game, "1-5 29-25 5-1 25-29");
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    play_on(game, "1-5 29-25 5-1");
    assert_over(game, CK_UNFINISHED, CK_NO_REASON);
    play_on(game, "25-29");
    assert_over(game, CK_DRAWN, CK_REPETITION);
    assert_int_equal(ck_game_plies(game), 14);
    ck_game_free(game);
}

// How often the last position of a game has occurred, by its FEN.
static int count_by_text(const ck_game *game)
{
    char now[TEXT], text[TEXT];
    int count = 0;
    ck_fen_write(ck_game_position(game), now, TEXT);
    for (size_t ply = 0; ply <= ck_game_plies(game); ply++) {
        ck_fen_write(ck_game_position_at(game, ply), text, TEXT);
        count += strcmp(text, now) == 0;
    }
    return count;
}

// Mostly the move back to where the piece came from, where there is one.
static ck_move likely_move(const ck_game *game, struct dice *dice)
{
    size_t count = 0, plies = ck_game_plies(game);
    ck_move moves[64];
    assert_int_equal(ck_position_moves(ck_game_position(game), moves, 64, &count), CK_OK);
    ck_move last = plies > 1 ? ck_game_move_at(game, plies - 2) : (ck_move){0};
    for (size_t i = 0; i < count; i++)
        if (moves[i].from == last.to && moves[i].to == last.from && roll(dice, 4) > 0)
            return moves[i];
    return moves[roll(dice, count)];
}

static void random_games(void **state)
{
    (void)state;
    static const char *const rules[] = {
        "english,repetition=4",
        "pool,size=6,repetition=3",
        "russian,size=6,repetition=2",
        "pool,repetition=3,quiet=0",
        "english,size=6,repetition=3,quiet-reset=capture-or-crowning",
    };
    struct dice dice = {61};
    int repeated = 0;
    for (int round = 0; round < 600; round++) {
        ck_rules r = rules_of(rules[round % 5]);
        struct oracle board;
        oracle_empty(&board, r.size);
        oracle_adopt(&board, &r);
        oracle_scatter(&board, &dice, round % 4, 3);
        ck_position *pieces = position_of_oracle(&board);
        char fen[TEXT];
        ck_fen_write(pieces, fen, TEXT);
        ck_position_free(pieces);
        ck_game *game = game_under(rules[round % 5], fen, 0);
        for (int ply = 0; ply < 300; ply++) {
            ck_outcome outcome = ck_position_outcome(ck_game_position(game));
            if (outcome.result == CK_UNFINISHED && count_by_text(game) >= r.repetition) {
                outcome = (ck_outcome){CK_DRAWN, CK_REPETITION};
                repeated++;
            }
            assert_over(game, outcome.result, outcome.reason);
            if (outcome.result != CK_UNFINISHED)
                break;
            assert_int_equal(ck_game_play(game, likely_move(game, &dice)), CK_OK);
        }
        ck_game_free(game);
    }
    assert_true(repeated > 50);
}

// A person who goes to and fro.
static enum ck_answer shuffle(void *context, const ck_game *game, ck_move *move)
{
    (void)context;
    static const char *const moves[] = {"1-5", "32-28", "5-1", "28-32"};
    *move = move_of(ck_game_position(game), moves[ck_game_plies(game) % 4]);
    return CK_ANSWER_MOVE;
}

static void a_match_ends_by_repetition(void **state)
{
    (void)state;
    ck_rules rules = rules_of("english,repetition=3");
    ck_agent_setup setup = ck_agent_defaults();
    setup.ask = shuffle;
    ck_agent *agents[2] = {NULL, NULL};
    for (int side = 0; side < 2; side++)
        assert_int_equal(ck_agent_new(&agents[side], "human", &rules, &setup, NULL), CK_OK);
    ck_game *game = game_under("english,repetition=3", kings, 0);
    ck_outcome outcome;
    ck_match_options options = {0};
    assert_int_equal(ck_match_play(game, agents, &options, &outcome), CK_OK);
    assert_int_equal(outcome.result, CK_DRAWN);
    assert_int_equal(outcome.reason, CK_REPETITION);
    assert_int_equal(ck_game_plies(game), 8);
    char text[200];
    assert_true(ck_outcome_write(outcome, &rules, text, sizeof text) > 0);
    assert_non_null(strstr(text, "position"));
    ck_agent_free(agents[0]);
    ck_agent_free(agents[1]);
    ck_game_free(game);
}

static void agents_see_that_the_game_is_over(void **state)
{
    (void)state;
    static const char *const names[] = {"random", "greedy", "search", "gated"};
    ck_rules rules = rules_of("english,repetition=3");
    ck_game *game = game_under("english,repetition=3", kings, 0);
    play_on(game, round_trip);
    play_on(game, round_trip);
    for (int i = 0; i < 4; i++) {
        ck_agent *agent = NULL;
        ck_decision decision;
        assert_int_equal(ck_agent_new(&agent, names[i], &rules, NULL, NULL), CK_OK);
        assert_int_equal(ck_agent_decide(agent, game, &decision), CK_GAME_OVER);
        ck_agent_free(agent);
    }
    ck_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_third_occurrence_draws),
        cmocka_unit_test(the_counter_comes_first),
        cmocka_unit_test(a_drawn_game_is_not_played_on),
        cmocka_unit_test(undo_takes_a_draw_back),
        cmocka_unit_test(another_side_to_move_is_another_position),
        cmocka_unit_test(a_capture_begins_the_count_again),
        cmocka_unit_test(random_games),
        cmocka_unit_test(a_match_ends_by_repetition),
        cmocka_unit_test(agents_see_that_the_game_is_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
