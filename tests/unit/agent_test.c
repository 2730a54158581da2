// SPDX-License-Identifier: MIT
//
// Agents: their names, and how each of them chooses.
#include "support.h"

#include <string.h>

static const char *const known = "B:W19,21,28,29,30,32:B1,2,4,7,8,12";
static const char *const start = "B:W21-32:B1-12";

static ck_agent *agent_of(const char *name, const ck_agent_setup *setup)
{
    ck_rules rules = ck_rules_english(8);
    ck_agent *agent = NULL;
    ck_error error = {0};
    if (ck_agent_new(&agent, name, &rules, setup, &error) != CK_OK)
        fail_msg("%s: %s", name, error.message);
    return agent;
}

static ck_game *game_of(const char *fen)
{
    ck_position *position = position_of(fen);
    ck_game *game = NULL;
    assert_int_equal(ck_game_new(&game, position), CK_OK);
    ck_position_free(position);
    return game;
}

static ck_decision decide(ck_agent *agent, const ck_game *game)
{
    ck_decision decision;
    assert_int_equal(ck_agent_decide(agent, game, &decision), CK_OK);
    return decision;
}

static void assert_move(const ck_game *game, ck_move move, const char *text)
{
    char found[CK_MOVE_TEXT_SIZE];
    ck_move_write(ck_game_position(game), move, found, sizeof found);
    assert_string_equal(found, text);
}

static void names_are_read(void **state)
{
    (void)state;
    static const struct {
        const char *name, *kind;
        bool gated;
    } rows[] = {
        {"random", "random", false},
        {"greedy", "greedy", false},
        {"search", "search", false},
        {"search:depth=8", "search", false},
        {"search:depth=128:hash=1:eval=second", "search", false},
        {"search:man=90:king=140:advance=0:guard=100", "search", false},
        {"gated", "gated", true},
        {"gated:horizon=6:tolerance=30", "gated", true},
        {"gated:proposer=random:hash=0", "gated", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_agent *agent = agent_of(rows[i].name, NULL);
        assert_string_equal(ck_agent_name(agent), rows[i].name);
        assert_string_equal(ck_agent_kind(agent), rows[i].kind);
        assert_int_equal(ck_agent_is_gated(agent), rows[i].gated);
        assert_false(ck_agent_is_human(agent));
        ck_agent_free(agent);
    }
    ck_agent_free(NULL);
}

static void assert_refused(const char *name, const char *token)
{
    ck_rules rules = ck_rules_english(8);
    ck_agent *agent = NULL;
    ck_error error = {0};
    assert_int_equal(ck_agent_new(&agent, name, &rules, NULL, &error), CK_BAD_TEXT);
    assert_null(agent);
    if (!strstr(error.message, token))
        fail_msg("%s: \"%s\" is not in \"%s\"", name, token, error.message);
    assert_int_equal(ck_agent_new(&agent, name, &rules, NULL, NULL), CK_BAD_TEXT);
}

static void wrong_names_are_refused(void **state)
{
    (void)state;
    assert_refused("", "random");
    assert_refused("greedi", "greedi");
    assert_refused("Greedy", "Greedy");
    assert_refused("greedy ", "greedy ");
    assert_refused("greedy:depth=3", "depth");
    assert_refused("search:depth=0", "128");
    assert_refused("search:depth=129", "129");
    assert_refused("search:depth=4294967298", "4294967298");
    assert_refused("search:depth=-3", "-3");
    assert_refused("search:depth=3x", "3x");
    assert_refused("search:depth=", "depth");
    assert_refused("search:depth", "depth");
    assert_refused("search:", "key=value");
    assert_refused("search::depth=3", "key=value");
    assert_refused("search:=3", "key=value");
    assert_refused("search:horizon=3", "horizon");
    assert_refused("search:tolerance=3", "tolerance");
    assert_refused("search:eval=best", "best");
    assert_refused("search:man=10001", "man");
    assert_refused("search:hash=65537", "65536");
    assert_refused("gated:depth=3", "depth");
    assert_refused("gated:tolerance=1000001", "1000000");
    assert_refused("gated:proposer=search", "search");
    assert_refused("gated:proposer=gated", "gated");
    assert_refused("gated:proposer=nobody", "nobody");
    assert_refused("human", "human");
    assert_refused("gated:proposer=human", "human");
}

static void a_key_twice_is_refused(void **state)
{
    (void)state;
    static const struct {
        const char *name, *key;
        int column;
    } rows[] = {
        {"gated:horizon=2:horizon=4", "horizon", 17},
        {"gated:tolerance=2:horizon=4:tolerance=2", "tolerance", 29},
        {"search:man=1:eval=second:man=2", "man", 26},
        {"gated:proposer=random:proposer=greedy", "proposer", 23},
    };
    ck_rules rules = ck_rules_english(8);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_agent *agent;
        ck_error error = {0};
        assert_int_equal(ck_agent_new(&agent, rows[i].name, &rules, NULL, &error), CK_BAD_TEXT);
        assert_int_equal(error.column, rows[i].column);
        assert_int_equal(strncmp(error.message, rows[i].key, strlen(rows[i].key)), 0);
        assert_non_null(strstr(error.message, "twice"));
    }
    ck_agent_free(agent_of("search:man=1:eval=second:nodes=9:king=1", NULL));
}

static void agents_describe_themselves(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("gated", NULL);
    char text[200];
    static const char words[] = "greedy checked by a depth-4 search (tolerance 0.50 men)";
    assert_int_equal(ck_agent_describe(agent, text, sizeof text), strlen(words));
    assert_string_equal(text, words);
    memset(text, '#', sizeof text);
    assert_int_equal(ck_agent_describe(agent, text, 7), strlen(words));
    assert_string_equal(text, "greedy");
    assert_int_equal(text[7], '#');
    ck_agent_free(agent);
    agent = agent_of("search:depth=9", NULL);
    ck_agent_describe(agent, text, sizeof text);
    assert_non_null(strstr(text, "depth 9"));
    ck_agent_free(agent);
}

static void the_table_has_every_agent(void **state)
{
    (void)state;
    static const char *const names[] = {"random", "greedy", "search", "gated", "human"};
    for (size_t i = 0; i < 5; i++) {
        assert_string_equal(ck_agent_row_at(i)->name, names[i]);
        assert_true(*ck_agent_row_at(i)->help != '\0');
    }
    assert_null(ck_agent_row_at(5));
    assert_null(ck_agent_row_at(1000000));
}

static void random_is_uniform_and_repeatable(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("random", NULL), *twin = agent_of("random", NULL);
    ck_game *game = game_of(start);
    int chosen[7] = {0};
    ck_agent_seed(agent, 5);
    ck_agent_seed(twin, 5);
    for (int i = 0; i < 7000; i++) {
        ck_decision d = decide(agent, game);
        assert_true(ck_move_equal(d.move, decide(twin, game).move));
        assert_true(ck_move_equal(d.move, d.proposal));
        assert_int_equal(d.answer, CK_ANSWER_MOVE);
        assert_false(d.has_verdict || d.has_material || d.has_value);
        assert_int_equal(d.nodes, 0);
        chosen[d.move.index]++;
    }
    // 1000 are expected, with a standard deviation of 29.
    for (int i = 0; i < 7; i++)
        assert_in_range(chosen[i], 850, 1150);
    ck_game_free(game);
    ck_agent_free(agent);
    ck_agent_free(twin);
}

static void a_new_agent_has_seed_0(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("random", NULL), *seeded = agent_of("random", NULL);
    ck_game *game = game_of(start);
    ck_agent_seed(seeded, 0);
    for (int i = 0; i < 50; i++)
        assert_true(ck_move_equal(decide(agent, game).move, decide(seeded, game).move));
    ck_game_free(game);
    ck_agent_free(agent);
    ck_agent_free(seeded);
}

static void setups_out_of_range_are_refused(void **state)
{
    (void)state;
    static const struct {
        size_t offset;
        int low, high;
        const char *token;
    } rows[] = {
        {offsetof(ck_agent_setup, depth), 0, CK_DEPTH_MAX + 1, "depth"},
        {offsetof(ck_agent_setup, hash), -1, CK_HASH_MAX + 1, "table"},
        {offsetof(ck_agent_setup, gate.horizon), 0, CK_DEPTH_MAX + 1, "horizon"},
        {offsetof(ck_agent_setup, gate.tolerance), -1, CK_TOLERANCE_MAX + 1, "tolerance"},
        {offsetof(ck_agent_setup, gate.weights.man), -1, 10001, "man"},
    };
    ck_rules rules = ck_rules_english(8);
    ck_agent *agent = NULL;
    for (size_t i = 0; i < 2 * sizeof rows / sizeof *rows; i++) {
        ck_agent_setup setup = ck_agent_defaults();
        ck_error error = {0};
        int value = i % 2 ? rows[i / 2].high : rows[i / 2].low;
        memcpy((char *)&setup + rows[i / 2].offset, &value, sizeof value);
        assert_int_equal(ck_agent_new(&agent, "gated", &rules, &setup, &error),
                         CK_BAD_ARGUMENT);
        assert_non_null(strstr(error.message, rows[i / 2].token));
    }
    ck_agent_setup setup = ck_agent_defaults();
    setup.gate.seconds = -1;
    assert_int_equal(ck_agent_new(&agent, "gated", &rules, &setup, NULL), CK_BAD_ARGUMENT);
    rules.size = 7;
    assert_int_equal(ck_agent_new(&agent, "random", &rules, NULL, NULL), CK_BAD_ARGUMENT);
}

static void games_by_other_rules_are_refused(void **state)
{
    (void)state;
    static const char *const names[] = {"random", "greedy", "search", "gated"};
    ck_rules pool = rules_of("pool");
    ck_position *position = position_under("russian", NULL);
    ck_game *game = NULL;
    assert_int_equal(ck_game_new(&game, position), CK_OK);
    for (int i = 0; i < 4; i++) {
        ck_agent *agent = NULL;
        ck_decision decision;
        assert_int_equal(ck_agent_new(&agent, names[i], &pool, NULL, NULL), CK_OK);
        assert_int_equal(ck_agent_decide(agent, game, &decision), CK_BAD_ARGUMENT);
        ck_agent_free(agent);
    }
    ck_game_free(game);
    ck_position_free(position);
}

static void other_seeds_choose_otherwise(void **state)
{
    (void)state;
    ck_game *game = game_of(start);
    int chosen[7] = {0};
    for (uint64_t seed = 0; seed < 200; seed++) {
        ck_agent *agent = agent_of("random", NULL);
        ck_agent_seed(agent, seed);
        chosen[decide(agent, game).move.index]++;
        ck_agent_free(agent);
    }
    for (int i = 0; i < 7; i++)
        assert_in_range(chosen[i], 10, 60);
    ck_game_free(game);
}

// Asserts the move and the material of greedy, whatever the seed.
static void assert_greedy(const char *fen, const char *move, int half_men)
{
    ck_agent *agent = agent_of("greedy", NULL);
    ck_game *game = game_of(fen);
    for (uint64_t seed = 0; seed < 20; seed++) {
        ck_agent_seed(agent, seed);
        ck_decision d = decide(agent, game);
        assert_move(game, d.move, move);
        assert_true(d.has_material);
        assert_int_equal(d.material_after, half_men);
        assert_false(d.has_value || d.has_verdict);
    }
    ck_game_free(game);
    ck_agent_free(agent);
}

static void greedy_takes_most_material(void **state)
{
    (void)state;
    // One man taken, or two and a crown: a man and a king are left against a man.
    assert_greedy("B:W6,18,26:B1,14", "14x23x30", 3);
    // A crown is worth half a man.
    assert_greedy("B:W29:B28,1", "28-32", 3);
    // A king taken is worth more than a man.
    assert_greedy("W:WK15,29:BK11,10,7,1", "15x8", -1);
    // The recapture 22x15 is ignored.
    assert_greedy("B:W18,22:B14,1", "14x23", 2);
}

static void greedy_breaks_ties_by_chance(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("greedy", NULL);
    ck_game *game = game_of(start);
    int chosen[7] = {0};
    for (int i = 0; i < 7000; i++)
        chosen[decide(agent, game).move.index]++;
    for (int i = 0; i < 7; i++)
        assert_in_range(chosen[i], 850, 1150);
    ck_game_free(game);
    ck_agent_free(agent);
}

static void search_plays_the_best_move(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("search:depth=4", NULL);
    ck_game *game = game_of(known);
    ck_decision d = decide(agent, game);
    assert_move(game, d.move, "7-10");
    assert_true(d.has_value);
    assert_int_equal(d.value, -4);
    assert_int_equal(d.depth, 4);
    assert_true(d.nodes > 0);
    assert_false(d.has_verdict || d.has_material);
    ck_gate_options options;
    assert_false(ck_agent_gate(agent, &options));
    ck_game_free(game);
    ck_agent_free(agent);
}

static void gated_asks_its_proposer(void **state)
{
    (void)state;
    ck_agent *agent = agent_of("gated:proposer=random", NULL);
    ck_game *game = game_of(known);
    int overrides = 0, acts = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        ck_agent_seed(agent, seed);
        ck_decision d = decide(agent, game);
        assert_true(d.has_verdict && d.has_value);
        assert_true(ck_move_equal(d.move, d.verdict->played));
        assert_true(ck_move_equal(d.proposal, d.verdict->proposal));
        assert_int_equal(d.depth, 4);
        bool blunder = d.proposal.from == 12;
        assert_int_equal(d.verdict->act, !blunder);
        if (blunder)
            assert_move(game, d.move, "7-10");
        overrides += blunder;
        acts += !blunder;
    }
    assert_true(overrides > 0 && acts > 0);
    ck_game_free(game);
    ck_agent_free(agent);
}

static void keys_set_the_gate(void **state)
{
    (void)state;
    ck_gate_options o;
    ck_agent *agent = agent_of("gated", NULL);
    assert_true(ck_agent_gate(agent, &o));
    assert_int_equal(o.horizon, 4);
    assert_int_equal(o.tolerance, 50);
    assert_int_equal(o.weights.king, 150);
    ck_agent_free(agent);

    ck_agent_setup setup = ck_agent_defaults();
    setup.gate = (ck_gate_options){.weights = {90, 140, 1, 5}, .horizon = 7, .tolerance = 33};
    agent = agent_of("gated:king=200:tolerance=44", &setup);
    assert_true(ck_agent_gate(agent, &o));
    assert_int_equal(o.horizon, 7);
    assert_int_equal(o.tolerance, 44);
    assert_int_equal(o.weights.man, 90);
    assert_int_equal(o.weights.king, 200);
    assert_int_equal(o.weights.guard, 5);
    ck_agent_free(agent);

    setup.depth = 3;
    agent = agent_of("search", &setup);
    ck_game *game = game_of(known);
    assert_int_equal(decide(agent, game).depth, 3);
    ck_agent_free(agent);
    ck_game_free(game);
}

// A person who answers as the test wants.
struct person {
    enum ck_answer answer;
    const char *move;
    int asked;
};

static enum ck_answer ask(void *context, const ck_game *game, ck_move *move)
{
    struct person *person = context;
    person->asked++;
    if (person->answer == CK_ANSWER_MOVE)
        *move = move_of(ck_game_position(game), person->move);
    return person->answer;
}

static void people_are_asked(void **state)
{
    (void)state;
    struct person person = {CK_ANSWER_MOVE, "12-16", 0};
    ck_agent_setup setup = ck_agent_defaults();
    setup.ask = ask;
    setup.ask_context = &person;
    ck_game *game = game_of(known);
    ck_agent *agent = agent_of("human", &setup);
    assert_true(ck_agent_is_human(agent));
    assert_move(game, decide(agent, game).move, "12-16");
    person.answer = CK_ANSWER_RESIGN;
    assert_int_equal(decide(agent, game).answer, CK_ANSWER_RESIGN);
    ck_agent_free(agent);

    agent = agent_of("gated:proposer=human", &setup);
    assert_true(ck_agent_is_human(agent) && ck_agent_is_gated(agent));
    assert_int_equal(decide(agent, game).answer, CK_ANSWER_RESIGN);
    person.answer = CK_ANSWER_MOVE;
    ck_decision d = decide(agent, game);
    assert_move(game, d.proposal, "12-16");
    assert_move(game, d.move, "7-10");
    assert_int_equal(person.asked, 4);
    ck_agent_free(agent);
    ck_game_free(game);
}

static void finished_games_are_not_decided_on(void **state)
{
    (void)state;
    static const char *const names[] = {"random", "greedy", "search", "gated"};
    ck_game *game = game_of("B:W9,14:B5");
    for (int i = 0; i < 4; i++) {
        ck_decision decision;
        ck_agent *agent = agent_of(names[i], NULL);
        assert_int_equal(ck_agent_decide(agent, game, &decision), CK_GAME_OVER);
        ck_agent_free(agent);
    }
    ck_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_read),
        cmocka_unit_test(wrong_names_are_refused),
        cmocka_unit_test(a_key_twice_is_refused),
        cmocka_unit_test(agents_describe_themselves),
        cmocka_unit_test(the_table_has_every_agent),
        cmocka_unit_test(random_is_uniform_and_repeatable),
        cmocka_unit_test(a_new_agent_has_seed_0),
        cmocka_unit_test(setups_out_of_range_are_refused),
        cmocka_unit_test(games_by_other_rules_are_refused),
        cmocka_unit_test(other_seeds_choose_otherwise),
        cmocka_unit_test(greedy_takes_most_material),
        cmocka_unit_test(greedy_breaks_ties_by_chance),
        cmocka_unit_test(search_plays_the_best_move),
        cmocka_unit_test(gated_asks_its_proposer),
        cmocka_unit_test(keys_set_the_gate),
        cmocka_unit_test(people_are_asked),
        cmocka_unit_test(finished_games_are_not_decided_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
