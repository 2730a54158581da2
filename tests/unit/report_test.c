// SPDX-License-Identifier: MIT
//
// The report: its games by the naive rule book, its sums, its intervals, its showcase and audit.
#include "support.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static ck_report *report_of(const ck_report_options *options)
{
    ck_report *report = NULL;
    ck_error error = {0};
    if (ck_report_new(&report, options, &error) != CK_OK)
        fail_msg("%s", error.message);
    return report;
}

// A report of few and short games.
static ck_report_options small(const char *pairings)
{
    ck_report_options options = ck_report_defaults();
    options.rules.quiet_limit = 20;
    options.openings = 2;
    options.pairings = pairings;
    options.depth = 3;
    options.horizon = 3;
    return options;
}

static void the_defaults(void **state)
{
    (void)state;
    ck_report_options o = ck_report_defaults();
    assert_int_equal(o.rules.size, 8);
    assert_int_equal(o.rules.quiet_limit, 80);
    assert_int_equal(o.openings, 6);
    assert_int_equal(o.opening_plies, 4);
    assert_string_equal(o.pairings, "gated/greedy,gated/random,gated/search,search/greedy");
    assert_int_equal(o.depth, 6);
    assert_int_equal(o.horizon, 4);
    assert_int_equal(o.tolerance, 50);
    assert_int_equal(o.threads, 1);
    assert_false(o.audit);
}

// Replays a game in the naive rule book and asserts its end.
static void assert_game(const ck_report_game *game, int quiet_limit)
{
    struct oracle board;
    oracle_start(&board, 8);
    board.limit = quiet_limit;
    assert_int_equal(ck_game_plies(game->game), game->plies);
    for (size_t ply = 0; ply < game->plies; ply++) {
        struct oracle_list list = oracle_moves(&board);
        ck_move move = ck_game_move_at(game->game, ply);
        assert_int_equal(oracle_outcome(&board), ORACLE_OPEN);
        assert_true(move.index < list.count);
        oracle_make(&board, &list.moves[move.index]);
        oracle_release(&list);
    }
    assert_same_position(ck_game_position(game->game), &board);
    static const enum oracle_outcome outcomes[] = {
        [CK_UNFINISHED] = ORACLE_OPEN,
        [CK_RED_WINS] = ORACLE_RED,
        [CK_WHITE_WINS] = ORACLE_WHITE,
        [CK_DRAWN] = ORACLE_DRAW,
    };
    assert_int_not_equal(game->outcome.result, CK_UNFINISHED);
    assert_int_equal(oracle_outcome(&board), outcomes[game->outcome.result]);
}

// Each opening is played twice with the colours changed; all pairings have the same openings.
static void assert_openings(const ck_report_pairing *p, const ck_report_pairing *first)
{
    for (int i = 0; i < p->game_count; i++) {
        const ck_report_game *game = &p->games[i], *same = &first->games[i / 2 * 2];
        assert_int_equal(game->opening, i / 2);
        assert_int_equal(game->red, i % 2);
        assert_int_equal(game->opening_plies, same->opening_plies);
        for (size_t ply = 0; ply < game->opening_plies; ply++)
            assert_true(ck_move_equal(ck_game_move_at(game->game, ply),
                                      ck_game_move_at(same->game, ply)));
    }
}

static void assert_sums(const ck_report_pairing *p)
{
    int won[2] = {0, 0}, drawn = 0, overrides = 0;
    double plies = 0;
    for (int i = 0; i < p->game_count; i++) {
        const ck_report_game *game = &p->games[i];
        drawn += game->outcome.result == CK_DRAWN;
        if (game->outcome.result != CK_DRAWN)
            won[game->outcome.result == CK_RED_WINS ? game->red : !game->red]++;
        overrides += game->overrides;
        plies += (double)game->plies;
    }
    for (int seat = 0; seat < 2; seat++) {
        const ck_report_score *score = &p->agents[seat];
        assert_int_equal(score->won, won[seat]);
        assert_int_equal(score->drawn, drawn);
        assert_int_equal(score->lost, won[!seat]);
        double percent = 100.0 * (won[seat] + drawn / 2.0) / p->game_count;
        assert_true(fabs(score->percent - percent) < 1e-9);
        assert_true(score->low <= percent && percent <= score->high);
        assert_true(score->low >= 0 && score->high <= 100);
    }
    assert_int_equal(p->agents[0].overrides + p->agents[1].overrides, overrides);
    assert_true(fabs(p->mean_plies - plies / p->game_count) < 1e-9);
}

static void games_and_sums_are_right(void **state)
{
    (void)state;
    ck_report_options options =
        small("gated/greedy,random/random,search:depth=2/gated:tolerance=0:horizon=2");
    ck_report *report = report_of(&options);
    assert_int_equal(ck_report_pairing_count(report), 3);
    const ck_report_pairing *first = ck_report_pairing_at(report, 0);
    for (size_t i = 0; i < 3; i++) {
        const ck_report_pairing *p = ck_report_pairing_at(report, i);
        assert_int_equal(p->game_count, 4);
        for (int k = 0; k < 4; k++)
            assert_game(&p->games[k], 20);
        assert_openings(p, first);
        assert_sums(p);
    }
    assert_string_equal(first->agents[0].name, "gated");
    assert_string_equal(first->agents[1].name, "greedy");
    assert_non_null(strstr(first->agents[0].text, "depth-3"));
    assert_true(first->agents[0].gated);
    assert_false(first->agents[1].gated);
    assert_true(first->agents[0].nodes > 0);
    assert_int_equal(first->agents[1].nodes, 0);
    assert_int_equal(first->agents[1].overrides, 0);
    const ck_report_pairing *third = ck_report_pairing_at(report, 2);
    assert_string_equal(third->agents[1].name, "gated:tolerance=0:horizon=2");
    assert_null(ck_report_pairing_at(report, 3));
    ck_report_free(report);
    ck_report_free(NULL);
}

static void the_start_is_counted(void **state)
{
    (void)state;
    static const uint64_t counts8[] = {7, 49, 302, 1469, 7361, 36768};
    static const uint64_t counts10[] = {9, 81, 658, 4265, 26875};
    ck_report_options options = small("random/random");
    const uint64_t *found = NULL;
    ck_report *report = report_of(&options);
    assert_int_equal(ck_report_perft(report, &found), 6);
    assert_memory_equal(found, counts8, sizeof counts8);
    ck_report_free(report);
    options.rules.size = 10;
    report = report_of(&options);
    assert_true(ck_report_perft(report, &found) >= 5);
    assert_memory_equal(found, counts10, sizeof counts10);
    ck_report_free(report);
}

static void every_gated_move_is_audited(void **state)
{
    (void)state;
    ck_report_options options = small("gated/greedy,gated:proposer=random/gated,random/greedy");
    options.audit = true;
    ck_report *report = report_of(&options);
    uint64_t failed = 1, gated = 0;
    for (size_t i = 0; i < 3; i++)
        for (int seat = 0; seat < 2; seat++) {
            const ck_report_score *score = &ck_report_pairing_at(report, i)->agents[seat];
            gated += score->gated ? score->plies : 0;
        }
    assert_true(gated > 50);
    assert_int_equal(ck_report_audit(report, &failed), gated);
    assert_int_equal(failed, 0);
    ck_report_free(report);

    options.audit = false;
    report = report_of(&options);
    assert_int_equal(ck_report_audit(report, &failed), 0);
    assert_int_equal(failed, 0);
    ck_report_free(report);
}

// The showcase is the first override there is, and its verdict one of its position.
static void the_showcase_is_the_first_override(void **state)
{
    (void)state;
    ck_report_options options = small("random/random,gated:proposer=random/random");
    ck_report *report = report_of(&options);
    ck_showcase s;
    assert_true(ck_report_showcase(report, &s));
    assert_int_equal(s.pairing, 1);
    const ck_report_pairing *p = ck_report_pairing_at(report, 1);
    for (int i = 0; i < s.game; i++)
        assert_int_equal(p->games[i].overrides, 0);
    const ck_report_game *game = &p->games[s.game];
    assert_true(game->overrides > 0);
    assert_true(s.ply > game->opening_plies && s.ply <= game->plies);
    assert_true(ck_position_equal(s.position, ck_game_position_at(game->game, s.ply - 1)));
    assert_int_equal(ck_position_turn(s.position), game->red == 0 ? CK_RED : CK_WHITE);
    assert_false(s.verdict->act);
    assert_true(s.verdict->best_value - s.verdict->value > 50);
    assert_true(ck_move_equal(s.verdict->played, ck_game_move_at(game->game, s.ply - 1)));
    assert_false(ck_move_equal(s.verdict->played, s.verdict->proposal));
    ck_report_free(report);

    options.pairings = "random/greedy";
    report = report_of(&options);
    assert_false(ck_report_showcase(report, &s));
    ck_report_free(report);
}

// The last move and the length of each game tell two reports apart.
static void assert_reports(const ck_report *a, const ck_report *b, bool equal)
{
    bool same = true;
    for (size_t i = 0; i < ck_report_pairing_count(a); i++) {
        const ck_report_pairing *p = ck_report_pairing_at(a, i),
                                *q = ck_report_pairing_at(b, i);
        for (int k = 0; k < p->game_count && k < q->game_count; k++) {
            const ck_report_game *g = &p->games[k], *h = &q->games[k];
            same = same && g->plies == h->plies &&
                   ck_position_equal(ck_game_position(g->game), ck_game_position(h->game));
        }
        for (int seat = 0; seat < 2; seat++)
            same = same && p->agents[seat].nodes == q->agents[seat].nodes;
    }
    assert_int_equal(same, equal);
}

static void a_seed_gives_one_report(void **state)
{
    (void)state;
    ck_report_options options = small("gated/greedy,random/greedy");
    ck_report *a = report_of(&options), *b = report_of(&options);
    options.seed++;
    ck_report *c = report_of(&options);
    assert_reports(a, b, true);
    assert_reports(a, c, false);
    ck_report_free(a);
    ck_report_free(b);
    ck_report_free(c);
}

// Wilson's interval of known scores, by the closed form for all and for half of n games won:
// n / (n + z^2), and (n +- z sqrt(n + z^2)) / 2 (n + z^2) around a half.
static void the_interval(void **state)
{
    (void)state;
    ck_report_options options = small("search/random");
    options.openings = 6;
    ck_report *report = report_of(&options);
    const ck_report_score *score = ck_report_pairing_at(report, 0)->agents;
    assert_int_equal(score[0].won, 12);
    assert_true(fabs(score[0].low - 75.7508) < 0.001);
    assert_true(fabs(score[0].high - 100) < 0.001);
    assert_true(fabs(score[1].low) < 0.001);
    assert_true(fabs(score[1].high - 24.2492) < 0.001);
    ck_report_free(report);
}

static void other_boards_have_reports(void **state)
{
    (void)state;
    static const int sizes[] = {4, 6, 12};
    for (int i = 0; i < 3; i++) {
        ck_report_options options = small("gated:horizon=2/random");
        options.rules.size = sizes[i];
        options.openings = 1;
        options.opening_plies = 10;
        options.audit = sizes[i] < 12;
        ck_report *report = report_of(&options);
        uint64_t failed = 1;
        ck_report_audit(report, &failed);
        assert_int_equal(failed, 0);
        assert_sums(ck_report_pairing_at(report, 0));
        ck_report_free(report);
    }
}

static void assert_refused(ck_report_options options, enum ck_status status, const char *token)
{
    ck_report *report = NULL;
    ck_error error = {0};
    assert_int_equal(ck_report_new(&report, &options, &error), status);
    assert_null(report);
    assert_int_equal(error.status, status);
    if (!strstr(error.message, token))
        fail_msg("\"%s\" is not in \"%s\"", token, error.message);
}

// A game that repetition would draw in its opening has one that stops before.
static void openings_leave_something_to_play(void **state)
{
    (void)state;
    ck_report_options options = small("random/random");
    options.rules = rules_of("english,size=6,repetition=2");
    options.opening_plies = 60;
    options.openings = 10;
    ck_report *report = report_of(&options);
    const ck_report_pairing *p = ck_report_pairing_at(report, 0);
    int shorter = 0;
    for (int i = 0; i < p->game_count; i++) {
        assert_int_not_equal(p->games[i].outcome.result, CK_UNFINISHED);
        assert_true(p->games[i].plies > p->games[i].opening_plies);
        shorter += p->games[i].opening_plies < 60;
    }
    assert_true(shorter > 0);
    ck_report_free(report);
}

// The games of a report of one pairing, copied into the caller's room, which may then say
// something else of them.
static size_t games_of(const ck_report *report, ck_report_game *games)
{
    const ck_report_pairing *p = ck_report_pairing_at(report, 0);
    memcpy(games, p->games, (size_t)p->game_count * sizeof *games);
    return (size_t)p->game_count;
}

static ck_report_game *overridden(ck_report_game *games)
{
    while (games->override_ply == 0)
        games++;
    return games;
}

static void only_games_of_such_a_report_are_merged(void **state)
{
    (void)state;
    ck_report_options options = small("gated:proposer=random/random");
    ck_report *report = report_of(&options), *merged = NULL;
    ck_report_game games[4];
    size_t count = games_of(report, games);
    assert_int_equal(count, 4);
    assert_int_equal(ck_report_merge(&merged, &options, games, count, NULL), CK_OK);
    assert_reports(report, merged, true);
    ck_report_free(merged);

    ck_error error = {0};
    assert_int_equal(ck_report_merge(&merged, &options, games, count - 1, NULL),
                     CK_BAD_ARGUMENT);
    games[2].game = NULL;
    assert_int_equal(ck_report_merge(&merged, &options, games, count, &error), CK_BAD_ARGUMENT);
    assert_non_null(strstr(error.message, "game 2"));

    for (int wrong = 0; wrong < 12; wrong++) {
        games_of(report, games);
        ck_report_game *game = overridden(games);
        if (wrong == 0) // in the opening, where nobody proposed anything
            game->override_ply = game->opening_plies;
        if (wrong == 1) // no legal move
            game->proposal.index = CK_MOVES_MAX;
        if (wrong == 2) // the move that was played
            game->proposal = ck_game_move_at(game->game, game->override_ply - 1);
        if (wrong == 3)
            game->override_depth = 0;
        if (wrong == 4) // deeper than the gate looks
            game->override_depth++;
        if (wrong == 5)
            game->override_ply = 0;
        if (wrong == 6)
            game->opening_plies++;
        if (wrong == 7)
            game->work[0].plies++;
        if (wrong == 8) // random has no gate
            game->work[1].overrides = 1;
        if (wrong == 9)
            game->work[0].overrides = game->work[0].plies + 1;
        if (wrong == 10) // nothing was audited
            game->proved = 1;
        if (wrong == 11) // a move that the gate would let through
            options.tolerance = CK_TOLERANCE_MAX;
        assert_int_equal(ck_report_merge(&merged, &options, games, count, NULL),
                         CK_BAD_ARGUMENT);
    }
    ck_report_free(report);
}

// A gate that time ends is shown at the depth that it had reached, whatever it reaches now.
static void a_timed_override_is_shown_as_it_was(void **state)
{
    (void)state;
    ck_report_options options = small("gated:proposer=random:horizon=1/random");
    ck_report *report = report_of(&options), *merged = NULL;
    ck_report_game games[4];
    size_t count = games_of(report, games);
    options.pairings = "gated:proposer=random:time=10/random";
    assert_int_equal(ck_report_merge(&merged, &options, games, count, NULL), CK_OK);
    ck_showcase s;
    assert_true(ck_report_showcase(merged, &s));
    assert_int_equal(s.verdict->depth, 1);
    assert_false(s.verdict->act);
    ck_report_free(merged);
    ck_report_free(report);
}

static void an_audit_needs_a_horizon(void **state)
{
    (void)state;
    ck_report_options options = small("random/gated:time=0.001");
    options.audit = true;
    assert_refused(options, CK_BAD_TEXT, "horizon");
    options.pairings = "random/gated:time=10:horizon=2";
    ck_report *report = report_of(&options);
    uint64_t failed = 1;
    assert_true(ck_report_audit(report, &failed) > 20);
    assert_int_equal(failed, 0);
    ck_report_free(report);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    static const struct {
        size_t offset;
        int low, high;
    } rows[] = {
        {offsetof(ck_report_options, openings), 0, CK_OPENINGS_MAX + 1},
        {offsetof(ck_report_options, opening_plies), -1, CK_OPENING_PLIES_MAX + 1},
        {offsetof(ck_report_options, depth), 0, CK_DEPTH_MAX + 1},
        {offsetof(ck_report_options, horizon), 0, CK_DEPTH_MAX + 1},
        {offsetof(ck_report_options, tolerance), -1, CK_TOLERANCE_MAX + 1},
        {offsetof(ck_report_options, threads), 0, CK_THREADS_MAX + 1},
        {offsetof(ck_report_options, rules.size), 2, 130},
        {offsetof(ck_report_options, weights.king), -1, 10001},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const int values[] = {rows[i].low, rows[i].high};
        for (int k = 0; k < 2; k++) {
            ck_report_options options = small("random/random");
            memcpy((char *)&options + rows[i].offset, &values[k], sizeof values[k]);
            assert_refused(options, CK_BAD_ARGUMENT, "");
        }
    }
}

static void blanks_around_names_are_passed_over(void **state)
{
    (void)state;
    static const char *const names[2][2] = {{"greedy", "random"},
                                            {"random", "gated:horizon=2"}};
    ck_report_options options = small(" greedy / random,  random/ gated:horizon=2  ");
    ck_report *report = report_of(&options);
    assert_int_equal(ck_report_pairing_count(report), 2);
    for (size_t i = 0; i < 2; i++)
        for (int seat = 0; seat < 2; seat++)
            assert_string_equal(ck_report_pairing_at(report, i)->agents[seat].name,
                                names[i][seat]);
    ck_report_free(report);
    ck_error error = {0};
    options.pairings = "gated/greedy,  gated /  greedi ";
    assert_int_equal(ck_report_new(&report, &options, &error), CK_BAD_TEXT);
    assert_int_equal(error.column, 25);
    assert_non_null(strstr(error.message, "\"greedi\""));
}

static void wrong_pairings_are_refused(void **state)
{
    (void)state;
    assert_refused(small(""), CK_BAD_TEXT, "");
    assert_refused(small("gated"), CK_BAD_TEXT, "gated");
    assert_refused(small("gated/"), CK_BAD_TEXT, "");
    assert_refused(small("gated/ "), CK_BAD_TEXT, "");
    assert_refused(small("gated/gre edy"), CK_BAD_TEXT, "gre edy");
    assert_refused(small("/greedy"), CK_BAD_TEXT, "");
    assert_refused(small("gated/greedi"), CK_BAD_TEXT, "greedi");
    assert_refused(small("gated/greedy,"), CK_BAD_TEXT, "");
    assert_refused(small("gated/greedy,,random/random"), CK_BAD_TEXT, "");
    assert_refused(small("gated/greedy/random"), CK_BAD_TEXT, "");
    assert_refused(small("gated/human"), CK_BAD_TEXT, "human");
    assert_refused(small("gated:horizon=0/greedy"), CK_BAD_TEXT, "horizon");
    char text[1024] = "random/random";
    for (int i = 1; i <= CK_PAIRINGS_MAX; i++)
        strcat(text, ",random/random");
    assert_refused(small(text), CK_BAD_TEXT, "64");
}

// The whole default report is a small matter: no more nodes a move than another program's search
// of the same trees.
static void nodes_are_few(void **state)
{
    (void)state;
    ck_report_options options = ck_report_defaults();
    options.pairings = "gated/search";
    ck_report *report = report_of(&options);
    const ck_report_score *score = ck_report_pairing_at(report, 0)->agents;
    assert_true((double)score[0].nodes / (double)score[0].plies < 357);
    assert_true((double)score[1].nodes / (double)score[1].plies < 2250);
    ck_report_free(report);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_defaults),
        cmocka_unit_test(games_and_sums_are_right),
        cmocka_unit_test(the_start_is_counted),
        cmocka_unit_test(every_gated_move_is_audited),
        cmocka_unit_test(the_showcase_is_the_first_override),
        cmocka_unit_test(openings_leave_something_to_play),
        cmocka_unit_test(only_games_of_such_a_report_are_merged),
        cmocka_unit_test(a_timed_override_is_shown_as_it_was),
        cmocka_unit_test(an_audit_needs_a_horizon),
        cmocka_unit_test(a_seed_gives_one_report),
        cmocka_unit_test(the_interval),
        cmocka_unit_test(other_boards_have_reports),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(blanks_around_names_are_passed_over),
        cmocka_unit_test(wrong_pairings_are_refused),
        cmocka_unit_test(nodes_are_few),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
