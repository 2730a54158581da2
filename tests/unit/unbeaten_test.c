// SPDX-License-Identifier: MIT
//
// Two measurements of a search as a player: it loses no game to weak players, and what becomes of it
// against itself.
#include "values.h"

#include <stdlib.h>
#include <string.h>

static ck_report *report_of(const char *pairings, uint64_t seed, int openings,
                            int opening_plies)
{
    ck_report_options options = ck_report_defaults();
    ck_report *report = NULL;
    ck_error error = {0};
    options.pairings = pairings;
    options.seed = seed;
    options.openings = openings;
    options.opening_plies = opening_plies;
    options.threads = 2;
    if (ck_report_new(&report, &options, &error) != CK_OK)
        fail_msg("%s: %s", pairings, error.message);
    return report;
}

static void no_game_is_lost_to_random_and_greedy(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        ck_report *report =
            report_of("search:depth=6/random,search:depth=6/greedy", seed, 6, 4);
        assert_int_equal(ck_report_pairing_count(report), 2);
        for (size_t i = 0; i < 2; i++) {
            const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
            const ck_report_score *search = &pairing->agents[0], *other = &pairing->agents[1];
            assert_int_equal(search->lost, 0);
            assert_int_equal(search->won + search->drawn, 12);
            assert_int_equal(other->lost, search->won);
        }
        ck_report_free(report);
    }
}

// The game that plain minimax of the naive rule book plays against itself from the start.
static size_t play_naively(int depth, ck_game *game)
{
    struct oracle board;
    oracle_start(&board, 8);
    size_t plies = 0;
    while (oracle_outcome(&board) == ORACLE_OPEN) {
        int values[LEGAL_MAX];
        size_t best = first_best(values, naive_values(&board, &standard, depth, values));
        assert_true(plies < ck_game_plies(game));
        assert_int_equal(ck_game_move_at(game, plies++).index, best);
        struct oracle_list list = oracle_moves(&board);
        oracle_make(&board, &list.moves[best]);
        oracle_release(&list);
    }
    return plies;
}

// A search that plays itself makes the moves of plain minimax, to the end of the game.
static void self_play_is_that_of_minimax(void **state)
{
    (void)state;
    ck_rules rules = ck_rules_english(8);
    for (int depth = 1; depth <= 3; depth++) {
        char name[40];
        ck_agent *agents[2] = {NULL, NULL};
        ck_position *start = position_under("english", NULL);
        ck_game *game = NULL;
        ck_outcome outcome;
        ck_match_options options = {0};
        snprintf(name, sizeof name, "search:depth=%d:hash=1", depth);
        for (int side = 0; side < 2; side++)
            assert_int_equal(ck_agent_new(&agents[side], name, &rules, NULL, NULL), CK_OK);
        assert_int_equal(ck_game_new(&game, start), CK_OK);
        assert_int_equal(ck_match_play(game, agents, &options, &outcome), CK_OK);
        assert_int_equal(play_naively(depth, game), ck_game_plies(game));
        ck_game_free(game);
        ck_position_free(start);
        ck_agent_free(agents[0]);
        ck_agent_free(agents[1]);
    }
}

// From the start most depths draw with themselves; 5 and 8 do not: both sides see so far and no
// further. Values and the choice among equal moves are exact, so these games are facts of the rules
// and the weights.
static void self_play_from_the_start(void **state)
{
    (void)state;
    static const struct {
        const char *pairing;
        enum ck_result result;
        size_t plies;
    } rows[] = {
        {"search:depth=2/search:depth=2", CK_DRAWN, 325},
        {"search:depth=3/search:depth=3", CK_DRAWN, 403},
        {"search:depth=4/search:depth=4", CK_DRAWN, 222},
        {"search:depth=5/search:depth=5", CK_RED_WINS, 405},
        {"search:depth=6/search:depth=6", CK_DRAWN, 346},
        {"search:depth=7/search:depth=7", CK_DRAWN, 156},
        {"search:depth=8/search:depth=8", CK_WHITE_WINS, 88},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_report *report = report_of(rows[i].pairing, 1, 1, 0);
        const ck_report_pairing *pairing = ck_report_pairing_at(report, 0);
        assert_int_equal(pairing->game_count, 2);
        for (int game = 0; game < 2; game++) {
            assert_int_equal(pairing->games[game].outcome.result, rows[i].result);
            assert_int_equal(pairing->games[game].plies, rows[i].plies);
        }
        ck_report_free(report);
    }
}

// Against itself from openings by chance a search plays each one the same with either colour: what
// it wins as one agent it loses as the other.
static void self_play_is_fair(void **state)
{
    (void)state;
    ck_report *report = report_of("search:depth=5/search:depth=5", 1, 8, 4);
    const ck_report_pairing *pairing = ck_report_pairing_at(report, 0);
    assert_int_equal(pairing->agents[0].won, pairing->agents[0].lost);
    assert_int_equal(pairing->agents[1].won, pairing->agents[1].lost);
    for (int game = 0; game + 1 < pairing->game_count; game += 2) {
        const ck_report_game *one = &pairing->games[game], *two = &pairing->games[game + 1];
        assert_int_equal(one->opening, two->opening);
        assert_int_equal(one->outcome.result, two->outcome.result);
        assert_int_equal(one->plies, two->plies);
    }
    ck_report_free(report);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_game_is_lost_to_random_and_greedy),
        cmocka_unit_test(self_play_is_that_of_minimax),
        cmocka_unit_test(self_play_from_the_start),
        cmocka_unit_test(self_play_is_fair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
