// SPDX-License-Identifier: MIT
//
// The gate: its verdicts, its sentences, and its promise, proved again by the naive minimax.
#include "support.h"

#include <stdlib.h>
#include <string.h>

static int scale = 1; // how many times more games are proved

static const char *const known = "B:W19,21,28,29,30,32:B1,2,4,7,8,12";

static ck_search *search_for(const ck_rules *rules)
{
    ck_search *search = NULL;
    assert_int_equal(ck_search_new(&search, rules, 1 << 20), CK_OK);
    return search;
}

static ck_verdict check_text(const char *fen, const char *proposal, ck_gate_options options)
{
    ck_position *position = position_of(fen);
    ck_search *search = search_for(ck_position_rules(position));
    ck_verdict verdict;
    assert_int_equal(ck_gate_check_text(search, position, &options, proposal, &verdict, NULL),
                     CK_OK);
    ck_search_free(search);
    ck_position_free(position);
    return verdict;
}

static void assert_move(const char *fen, ck_move move, const char *text)
{
    char found[CK_MOVE_TEXT_SIZE];
    ck_position *position = position_of(fen);
    ck_move_write(position, move, found, sizeof found);
    assert_string_equal(found, text);
    ck_position_free(position);
}

static void a_blunder_is_degraded(void **state)
{
    (void)state;
    ck_verdict v = check_text(known, "12-16", ck_gate_defaults());
    assert_false(v.act);
    assert_true(v.legal);
    assert_int_equal(v.value, -210);
    assert_int_equal(v.best_value, -4);
    assert_move(known, v.proposal, "12-16");
    assert_move(known, v.best, "7-10");
    assert_move(known, v.played, "7-10");
    assert_true(v.nodes > 0);
    assert_int_equal(v.checks_run, 2);
    assert_string_equal(v.checks[0].name, "legal");
    assert_true(v.checks[0].pass);
    assert_string_equal(v.checks[0].detail, "12-16 is legal");
    assert_string_equal(v.checks[1].name, "no_material_blunder");
    assert_false(v.checks[1].pass);
    assert_string_equal(v.checks[1].detail,
                        "at depth 4, 12-16 scores -2.10 men; the best move 7-10 scores "
                        "-0.04 men (it gives up 2.06 men, more than the 0.50 allowed)");
    ck_position *position = position_of(known);
    char line[100];
    ck_line_write(position, v.line, v.line_length, true, line, sizeof line);
    assert_int_equal(strncmp(line, "12-16 19x12x3 (crowned) ", 24), 0);
    ck_position_free(position);
}

static void a_good_move_is_acted_on(void **state)
{
    (void)state;
    static const char *const fen = "B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21";
    ck_verdict v = check_text(fen, "20x27", ck_gate_defaults());
    assert_true(v.act);
    assert_int_equal(v.value, 110);
    assert_int_equal(v.best_value, 110);
    assert_move(fen, v.played, "20x27");
    assert_int_equal(v.checks_run, 2);
    assert_true(v.checks[1].pass);
    assert_string_equal(
        v.checks[1].detail,
        "at depth 4, 20x27 scores +1.10 men; the best move 20x27 scores +1.10 men");
}

// A red man on square 1281 of the widest board that has so many captures in one move.
static ck_position *zigzag(int captures)
{
    char fen[200] = "B:B1281:W1346";
    for (int i = 1; i < captures; i++) {
        size_t length = strlen(fen);
        snprintf(fen + length, sizeof fen - length, ",%d", 1346 + 128 * i);
    }
    return position_of_size(fen, 128);
}

// Asserts how the sentences of the gate and of a refusal name the one move of a zigzag.
static void assert_named(int captures, const char *name)
{
    char wanted[200];
    ck_position *position = zigzag(captures);
    ck_search *search = search_for(ck_position_rules(position));
    ck_gate_options options = ck_gate_defaults();
    ck_verdict v;
    ck_error error = {0};
    ck_move move = move_of(position, moves_of(position));
    assert_int_equal(move.captures, captures);
    assert_int_equal(ck_gate_check(search, position, &options, move, &v), CK_OK);
    snprintf(wanted, sizeof wanted, "%s is legal", name);
    assert_string_equal(v.checks[0].detail, wanted);
    assert_int_equal(ck_move_read(position, "1281-1345", &move, &error), CK_ILLEGAL);
    snprintf(wanted, sizeof wanted, "mandatory: %s", name);
    assert_non_null(strstr(error.message, wanted));
    ck_search_free(search);
    ck_position_free(position);
}

static void a_long_path_is_cut_short_in_a_sentence(void **state)
{
    (void)state;
    assert_named(11, "1281x1410x1537x1666x1793x1922x2049x2178x2305x2434x2561x2690");
    assert_named(12, "1281x2817 (12 captures)");
}

static void the_tolerance_is_the_line(void **state)
{
    (void)state;
    ck_gate_options options = ck_gate_defaults();
    options.tolerance = 206;
    assert_true(check_text(known, "12-16", options).act);
    options.tolerance = 205;
    assert_false(check_text(known, "12-16", options).act);
    options.tolerance = 10;
    assert_true(check_text(known, "1-5", options).act);
    options.tolerance = 9;
    assert_false(check_text(known, "1-5", options).act);
    options.tolerance = 0;
    assert_true(check_text(known, "8-11", options).act);
    assert_move(known, check_text(known, "8-11", options).played, "8-11");
}

static void an_illegal_proposal_is_degraded(void **state)
{
    (void)state;
    ck_verdict v = check_text(known, "12-17", ck_gate_defaults());
    assert_false(v.act);
    assert_false(v.legal);
    assert_int_equal(v.checks_run, 1);
    assert_string_equal(v.checks[0].name, "legal");
    assert_false(v.checks[0].pass);
    assert_move(known, v.played, "7-10");
    assert_int_equal(v.best_value, -4);
    assert_true(v.line_length > 0);
    assert_true(ck_move_equal(v.line[0], v.best));
}

static void a_refused_quiet_move_names_the_captures(void **state)
{
    (void)state;
    ck_verdict v = check_text("B:W6,18,26:B1,14", "14-17", ck_gate_defaults());
    assert_false(v.act);
    assert_int_equal(v.checks_run, 1);
    assert_non_null(
        strstr(v.checks[0].detail, "a capture is available and capturing is mandatory"));
    assert_non_null(strstr(v.checks[0].detail, "1x10"));
    assert_non_null(strstr(v.checks[0].detail, "14x23x30"));
}

static void assert_status(const char *fen, const char *proposal, ck_gate_options options,
                          enum ck_status status)
{
    ck_position *position = position_of(fen);
    ck_search *search = search_for(ck_position_rules(position));
    ck_verdict verdict;
    ck_error error = {0};
    assert_int_equal(ck_gate_check_text(search, position, &options, proposal, &verdict, &error),
                     status);
    assert_int_equal(error.status, status);
    assert_true(*error.message != '\0');
    assert_int_equal(ck_gate_check_text(search, position, &options, proposal, &verdict, NULL),
                     status);
    ck_search_free(search);
    ck_position_free(position);
}

static void what_is_no_proposal_is_refused(void **state)
{
    (void)state;
    const ck_gate_options good = ck_gate_defaults();
    assert_status(known, "hello", good, CK_BAD_TEXT);
    assert_status(known, "12-99", good, CK_BAD_TEXT);
    assert_status("B:W9,17,18,25,26:B5", "5x30", good, CK_AMBIGUOUS);
    assert_status("B:W9,14:B5", "5-9", good, CK_GAME_OVER);
    assert_status("B:W18:B", "5-9", good, CK_GAME_OVER);
    ck_gate_options o = good;
    o.horizon = 0;
    assert_status(known, "12-16", o, CK_BAD_ARGUMENT);
    o.horizon = CK_DEPTH_MAX + 1;
    assert_status(known, "12-16", o, CK_BAD_ARGUMENT);
    o = good;
    o.tolerance = -1;
    assert_status(known, "12-16", o, CK_BAD_ARGUMENT);
    o.tolerance = CK_TOLERANCE_MAX + 1;
    assert_status(known, "12-16", o, CK_BAD_ARGUMENT);
    ck_position *position = position_of(known);
    ck_search *search = search_for(ck_position_rules(position));
    ck_verdict verdict;
    assert_int_equal(ck_gate_check(search, position, &good, (ck_move){12, 17, 0, 0}, &verdict),
                     CK_ILLEGAL);
    // A search for other rules, whether the text is legal or not.
    ck_position *wide = position_of_size("B:W31-50:B1-20", 10);
    static const char *const texts[] = {"16-21", "16-25"};
    for (int i = 0; i < 2; i++) {
        ck_error error = {0};
        assert_int_equal(ck_gate_check_text(search, wide, &good, texts[i], &verdict, &error),
                         CK_BAD_ARGUMENT);
        assert_int_equal(error.status, CK_BAD_ARGUMENT);
    }
    ck_position_free(wide);
    ck_search_free(search);
    ck_position_free(position);
}

static void a_decided_game_has_its_words(void **state)
{
    (void)state;
    ck_verdict v = check_text("B:W17:B14", "14x21", ck_gate_defaults());
    assert_true(v.act);
    assert_non_null(strstr(v.checks[1].detail, "a win in 1 ply"));
    v = check_text("W:WK27:B28", "27-23", ck_gate_defaults());
    assert_false(v.act);
    assert_move("W:WK27:B28", v.played, "27-32");
}

// The naive value of the move with this index, and of the best.
static int naive_value(const struct oracle *board, size_t index, int horizon, int *best)
{
    static const struct oracle_weights weights = {100, 150, 2, 10};
    struct oracle_list list = oracle_moves(board);
    int wanted = 0;
    assert_true(index < list.count);
    *best = -ORACLE_WIN;
    for (size_t i = 0; i < list.count; i++) {
        struct oracle next;
        oracle_copy(&next, board);
        oracle_make(&next, &list.moves[i]);
        int value = -oracle_minimax(&next, &weights, horizon - 1, 1);
        if (value > *best)
            *best = value;
        if (i == index)
            wanted = value;
    }
    oracle_release(&list);
    return wanted;
}

// What a gated player has played is proved again.
static bool prove(void *context, const ck_ply *ply)
{
    int *proved = context;
    ck_gate_options options;
    if (!ck_agent_gate(ply->agent, &options))
        return true;
    const ck_decision *d = ply->decision;
    struct oracle board;
    oracle_of(&board, ply->before);
    int best = 0, value = naive_value(&board, d->move.index, options.horizon, &best);
    assert_true(d->has_verdict);
    assert_true(value >= best - options.tolerance);
    assert_int_equal(value, d->value);
    assert_int_equal(best, d->verdict->best_value);
    int proposed = naive_value(&board, d->proposal.index, options.horizon, &best);
    assert_int_equal(proposed, d->verdict->value);
    assert_int_equal(d->verdict->act, proposed >= best - options.tolerance);
    ++*proved;
    return true;
}

// Plays games of a gated agent after random openings, and proves each of its moves. Returns how
// many that are in as many games as asked for.
static int prove_games(const char *gated, const char *other, int size, int games)
{
    ck_rules rules = ck_rules_english(size);
    ck_agent *agents[2] = {NULL, NULL};
    int proved = 0;
    struct dice dice = {21};
    assert_int_equal(ck_agent_new(&agents[0], gated, &rules, NULL, NULL), CK_OK);
    assert_int_equal(ck_agent_new(&agents[1], other, &rules, NULL, NULL), CK_OK);
    for (int i = 0; i < games * scale; i++) {
        struct oracle board;
        oracle_start(&board, size);
        oracle_wander(&board, &dice, 4);
        ck_position *position = position_of_oracle(&board);
        ck_game *game = NULL;
        ck_outcome outcome;
        ck_agent *seats[2] = {agents[i % 2], agents[1 - i % 2]};
        ck_match_options options = {.max_plies = 60, .watch = prove, .context = &proved};
        ck_agent_seed(agents[0], (uint64_t)i);
        ck_agent_seed(agents[1], (uint64_t)i);
        assert_int_equal(ck_game_new(&game, position), CK_OK);
        assert_int_equal(ck_match_play(game, seats, &options, &outcome), CK_OK);
        ck_game_free(game);
        ck_position_free(position);
    }
    ck_agent_free(agents[0]);
    ck_agent_free(agents[1]);
    return proved / scale;
}

static void the_promise_is_kept(void **state)
{
    (void)state;
    assert_true(prove_games("gated", "greedy", 8, 2) > 20);
    assert_true(prove_games("gated:proposer=random:tolerance=0", "random", 8, 1) > 10);
    assert_true(prove_games("gated:horizon=3:tolerance=20", "gated:horizon=2", 8, 2) > 30);
    assert_true(prove_games("gated:horizon=5", "greedy", 6, 2) > 7);
    assert_true(prove_games("gated:horizon=2", "greedy", 10, 1) > 10);
}

// With an argument, so many times as many games.
int main(int argc, char **argv)
{
    scale = argc > 1 ? atoi(argv[1]) : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_blunder_is_degraded),
        cmocka_unit_test(a_good_move_is_acted_on),
        cmocka_unit_test(a_long_path_is_cut_short_in_a_sentence),
        cmocka_unit_test(the_tolerance_is_the_line),
        cmocka_unit_test(an_illegal_proposal_is_degraded),
        cmocka_unit_test(a_refused_quiet_move_names_the_captures),
        cmocka_unit_test(what_is_no_proposal_is_refused),
        cmocka_unit_test(a_decided_game_has_its_words),
        cmocka_unit_test(the_promise_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
