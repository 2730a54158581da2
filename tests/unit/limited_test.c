// SPDX-License-Identifier: MIT
//
// Searches that end for their nodes, their time or by request: what they tell is what an unlimited
// search of the depth that they report tells. Agents with such limits, and the levels.
#include "values.h"

#include <stdlib.h>
#include <string.h>

enum { TABLE = 1 << 20 };

static ck_analysis analyze(ck_search *search, const ck_position *position,
                           const ck_search_options *options)
{
    ck_analysis a = {0};
    assert_int_equal(ck_search_run(search, position, options, &a), CK_OK);
    return a;
}

static void assert_legal(const ck_position *position, ck_move move)
{
    ck_position *copy = NULL;
    assert_int_equal(ck_position_copy(&copy, position), CK_OK);
    assert_int_equal(ck_position_play(copy, move), CK_OK);
    ck_position_free(copy);
}

static void assert_same_scored(const ck_scored_move *a, const ck_scored_move *b)
{
    assert_true(ck_move_equal(a->move, b->move));
    assert_int_equal(a->value, b->value);
}

// Runs a limited search and another without limits of the depth that it reports. Returns the depth.
static int assert_reported(ck_search *search, ck_search *other, const ck_position *position,
                           const ck_search_options *options)
{
    ck_analysis a = analyze(search, position, options);
    assert_legal(position, a.best.move);
    if (a.depth == 0) {
        assert_non_null(options->stop);
        assert_int_equal(a.best.move.index, 0);
        return 0;
    }
    ck_search_options unlimited = *options;
    unlimited.depth = a.depth;
    unlimited.nodes = 0;
    unlimited.seconds = 0;
    unlimited.stop = NULL;
    ck_analysis b = analyze(other, position, &unlimited);
    assert_same_scored(&a.best, &b.best);
    if (options->also)
        assert_same_scored(&a.also, &b.also);
    assert_int_equal(a.move_count, b.move_count);
    for (size_t i = 0; i < a.move_count; i++)
        assert_same_scored(&a.moves[i], &b.moves[i]);
    return a.depth;
}

// A stop that is asked so many times before it answers true.
static bool stop_later(void *context)
{
    int *left = context;
    return (*left)-- <= 0;
}

// Each kind of limit, with what else is asked for in turn. Returns the sum of the depths.
static int assert_limits(const char *text, uint64_t seed, int rounds)
{
    static const uint64_t nodes[] = {1, 20, 300, 4000, 30000};
    ck_rules rules = rules_of(text);
    struct dice dice = {seed};
    ck_search *search = NULL, *other = NULL;
    int depths = 0;
    assert_int_equal(ck_search_new(&search, &rules, TABLE), CK_OK);
    assert_int_equal(ck_search_new(&other, &rules, TABLE), CK_OK);
    for (int round = 0; round < rounds; round++) {
        struct oracle board;
        deal_under(&board, &dice, &rules);
        ck_position *position = position_of_oracle(&board);
        ck_move *moves = NULL;
        size_t count = 0;
        assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
        ck_search_options options = ck_search_defaults();
        int left = (int)roll(&dice, 12);
        options.depth = 24;
        options.all = round % 4 == 1;
        options.multipv = round % 4 == 2 ? 3 : 0;
        options.also = round % 4 == 3 ? &moves[roll(&dice, count)] : NULL;
        for (int i = 0; i < 5; i++) {
            options.nodes = nodes[i];
            depths += assert_reported(search, other, position, &options);
        }
        options.nodes = 0;
        options.seconds = round % 2 ? 0.003 : 1e-9;
        depths += assert_reported(search, other, position, &options);
        options.seconds = 0;
        options.stop = stop_later;
        options.context = &left;
        depths += assert_reported(search, other, position, &options);
        free(moves);
        ck_position_free(position);
    }
    ck_search_free(search);
    ck_search_free(other);
    return depths;
}

static void a_limited_search_tells_the_truth(void **state)
{
    (void)state;
    assert_true(assert_limits("english", 51, 24) > 24 * 7);
    assert_true(assert_limits("russian", 52, 8) > 8 * 7);
    assert_true(assert_limits("international", 53, 8) > 8 * 7);
}

// A game in which each decision is held against a search of the depth that it tells.
struct audit {
    ck_search *search;
    const char *kind; // of the agents whose decisions are looked at
    int seen;
};

static bool look(void *context, const ck_ply *ply)
{
    struct audit *audit = context;
    const ck_decision *d = ply->decision;
    assert_legal(ply->before, d->move);
    if (strcmp(ck_agent_kind(ply->agent), audit->kind) != 0)
        return true;
    audit->seen++;
    assert_true(d->has_value);
    assert_true(d->depth >= 1);
    ck_search_options options = ck_search_defaults();
    options.depth = d->depth;
    options.also = &d->move;
    ck_analysis a = analyze(audit->search, ply->before, &options);
    assert_int_equal(d->value, a.also.value);
    if (!ck_agent_is_gated(ply->agent))
        assert_true(ck_move_equal(d->move, a.best.move));
    else
        assert_true(d->value >= a.best.value - 50);
    return true;
}

static void assert_agent(const char *name, const char *rules_text)
{
    ck_rules rules = rules_of(rules_text);
    struct audit audit = {0};
    ck_match_options options = {.max_plies = 24, .watch = look, .context = &audit};
    ck_agent *agents[2] = {NULL, NULL};
    ck_position *start = position_under(rules_text, NULL);
    ck_game *game = NULL;
    ck_outcome outcome;
    ck_error error = {0};
    if (ck_agent_new(&agents[0], name, &rules, NULL, &error) != CK_OK)
        fail_msg("%s: %s", name, error.message);
    assert_int_equal(ck_agent_new(&agents[1], "random", &rules, NULL, NULL), CK_OK);
    audit.kind = ck_agent_kind(agents[0]);
    assert_int_equal(ck_search_new(&audit.search, &rules, TABLE), CK_OK);
    assert_int_equal(ck_game_new(&game, start), CK_OK);
    assert_int_equal(ck_match_play(game, agents, &options, &outcome), CK_OK);
    assert_int_equal(audit.seen, (ck_game_plies(game) + 1) / 2);
    ck_game_free(game);
    ck_position_free(start);
    ck_search_free(audit.search);
    ck_agent_free(agents[0]);
    ck_agent_free(agents[1]);
}

static void limited_agents_tell_the_truth(void **state)
{
    (void)state;
    static const char *const names[] = {"search:nodes=1",
                                        "search:nodes=2000",
                                        "search:time=0.002",
                                        "search:time=0.000001",
                                        "search:time=0.05:depth=3",
                                        "gated:time=0.002",
                                        "gated:time=0.000001:proposer=random",
                                        "gated:time=10:horizon=3"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_agent(names[i], i % 2 ? "english" : "russian");
}

// The same nodes, the same game.
static void a_limit_of_nodes_repeats(void **state)
{
    (void)state;
    char texts[2][TEXT];
    for (int i = 0; i < 2; i++) {
        ck_rules rules = ck_rules_english(8);
        ck_agent *agents[2] = {NULL, NULL};
        ck_position *start = position_under("english", NULL);
        ck_game *game = NULL;
        ck_outcome outcome;
        for (int side = 0; side < 2; side++)
            assert_int_equal(ck_agent_new(&agents[side],
                                          side ? "gated:hash=1" : "search:nodes=3000:hash=1",
                                          &rules, NULL, NULL),
                             CK_OK);
        assert_int_equal(ck_game_new(&game, start), CK_OK);
        ck_match_options options = {.max_plies = 30};
        assert_int_equal(ck_match_play(game, agents, &options, &outcome), CK_OK);
        ck_fen_write(ck_game_position(game), texts[i], TEXT);
        ck_game_free(game);
        ck_position_free(start);
        ck_agent_free(agents[0]);
        ck_agent_free(agents[1]);
    }
    assert_string_equal(texts[0], texts[1]);
}

static void limits_have_ranges(void **state)
{
    (void)state;
    static const struct {
        const char *name, *part;
    } rows[] = {
        {"search:time=0", "time"},      {"search:time=-1", "-1"},
        {"search:time=", "time"},       {"search:time=soon", "soon"},
        {"search:time=86401", "86401"}, {"search:time=1e9", "1e9"},
        {"search:time=nan", "nan"},     {"search:time=0.5s", "0.5s"},
        {"search:nodes=0", "nodes"},    {"search:nodes=1000000001", "1000000000"},
        {"search:nodes=many", "many"},  {"gated:nodes=5", "nodes"},
        {"greedy:time=1", "time"},      {"random:nodes=5", "nodes"},
        {"gated:time=1.2.3", "1.2.3"},
    };
    ck_rules rules = ck_rules_english(8);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_agent *agent = NULL;
        ck_error error = {0};
        assert_int_equal(ck_agent_new(&agent, rows[i].name, &rules, NULL, &error), CK_BAD_TEXT);
        assert_null(agent);
        if (!strstr(error.message, rows[i].part))
            fail_msg("%s: %s", rows[i].name, error.message);
    }
}

static void every_level_is_an_agent(void **state)
{
    (void)state;
    enum { QUICK = 6 }; // the levels above it think for long
    ck_rules rules = ck_rules_english(8);
    ck_position *start = position_under("english", NULL);
    ck_game *game = NULL;
    assert_int_equal(ck_game_new(&game, start), CK_OK);
    assert_int_equal(CK_LEVELS, 9);
    for (int level = 1; level <= CK_LEVELS; level++) {
        ck_agent *agent = NULL;
        ck_decision decision;
        char text[200];
        assert_non_null(ck_level_agent(level));
        assert_int_equal(ck_agent_new(&agent, ck_level_agent(level), &rules, NULL, NULL),
                         CK_OK);
        assert_false(ck_agent_is_human(agent));
        assert_true(ck_agent_describe(agent, text, sizeof text) < sizeof text);
        if (level <= QUICK) {
            assert_int_equal(ck_agent_decide(agent, game, &decision), CK_OK);
            assert_legal(start, decision.move);
        }
        for (int other = 1; other < level; other++)
            assert_string_not_equal(ck_level_agent(level), ck_level_agent(other));
        ck_agent_free(agent);
    }
    assert_null(ck_level_agent(0));
    assert_null(ck_level_agent(CK_LEVELS + 1));
    assert_null(ck_level_agent(-1));
    ck_game_free(game);
    ck_position_free(start);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_limited_search_tells_the_truth),
        cmocka_unit_test(limited_agents_tell_the_truth),
        cmocka_unit_test(a_limit_of_nodes_repeats),
        cmocka_unit_test(limits_have_ranges),
        cmocka_unit_test(every_level_is_an_agent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
