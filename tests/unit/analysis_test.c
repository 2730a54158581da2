// SPDX-License-Identifier: MIT
//
// What a search is asked for and what it tells: known values, limits, callbacks, refusals, texts.
#include "support.h"

#include <string.h>

static const char *const known = "B:W19,21,28,29,30,32:B1,2,4,7,8,12";

static ck_search *search_for(int size, size_t bytes)
{
    ck_rules rules = ck_rules_english(size);
    ck_search *search = NULL;
    assert_int_equal(ck_search_new(&search, &rules, bytes), CK_OK);
    return search;
}

static ck_analysis analyze(ck_search *search, const ck_position *position,
                           const ck_search_options *options)
{
    ck_analysis analysis = {0};
    assert_int_equal(ck_search_run(search, position, options, &analysis), CK_OK);
    return analysis;
}

static void known_values(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of(known);
    ck_search_options options = ck_search_defaults();
    options.depth = 4;
    options.all = true;
    ck_analysis a = analyze(search, position, &options);
    char text[CK_MOVE_TEXT_SIZE];
    for (size_t i = 0; i < a.move_count; i++) {
        ck_move_write(position, a.moves[i].move, text, sizeof text);
        bool best = !strcmp(text, "7-10") || !strcmp(text, "7-11") || !strcmp(text, "8-11");
        assert_int_equal(a.moves[i].value, !strcmp(text, "12-16") ? -210 : best ? -4 : -14);
    }
    ck_move_write(position, a.best.move, text, sizeof text);
    assert_string_equal(text, "7-10");
    assert_int_equal(a.best.value, -4);
    ck_position_free(position);

    position = position_of("B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21");
    options.all = false;
    a = analyze(search, position, &options);
    ck_move_write(position, a.best.move, text, sizeof text);
    assert_string_equal(text, "20x27");
    assert_int_equal(a.best.value, 110);
    ck_position_free(position);
    ck_search_free(search);
}

static void the_line_of_a_blunder(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of(known);
    ck_move move = move_of(position, "12-16");
    ck_search_options options = ck_search_defaults();
    options.depth = 4;
    options.also = &move;
    ck_analysis a = analyze(search, position, &options);
    char text[100];
    ck_line_write(position, a.also.line, a.also.line_length, true, text, sizeof text);
    assert_int_equal(a.also.value, -210);
    assert_int_equal(strncmp(text, "12-16 19x12x3 (crowned) ", 24), 0);
    ck_position_free(position);
    ck_search_free(search);
}

// Searches a position and asserts the value of the best move.
static void assert_value(const char *fen, int depth, int value)
{
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of(fen);
    ck_search_options options = ck_search_defaults();
    options.depth = depth;
    ck_analysis a = analyze(search, position, &options);
    assert_int_equal(a.best.value, value);
    assert_int_equal(a.best.line_length, value > CK_DECIDED    ? CK_WIN - value
                                         : value < -CK_DECIDED ? CK_WIN + value
                                                               : (int)a.best.line_length);
    ck_position_free(position);
    ck_search_free(search);
}

static void wins_are_counted_in_plies(void **state)
{
    (void)state;
    // 14x21 takes the last man.
    assert_value("B:W17:B14", 1, CK_WIN - 1);
    assert_value("B:W17:B14", 8, CK_WIN - 1);
    // 27-32 shuts the man on 28 in.
    assert_value("W:WK27:B28", 1, CK_WIN - 1);
    // Red has one move, 20-24, which ends in front of 28x19.
    assert_value("B:W28:B20", 2, -(CK_WIN - 2));
}

static void a_draw_by_the_counter_is_worth_nothing(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("W:WK1,K2,K3:BK32");
    ck_search_options options = ck_search_defaults();
    assert_int_equal(ck_position_set_quiet(position, 79), CK_OK);
    assert_int_equal(analyze(search, position, &options).best.value, 0);
    assert_int_equal(ck_position_set_quiet(position, 0), CK_OK);
    assert_int_equal(analyze(search, position, &options).best.value, 300);
    ck_position_free(position);
    ck_search_free(search);
}

struct log {
    int calls, last_depth, best[CK_DEPTH_MAX + 1];
    bool stops;
};

static void note(void *context, const ck_analysis *analysis)
{
    struct log *log = context;
    log->calls++;
    // Where any iteration may be the last, there is one at each depth, else at every other.
    assert_int_equal(analysis->depth,
                     log->last_depth + (log->stops || log->calls == 1 ? 1 : 2));
    log->last_depth = analysis->depth;
    log->best[analysis->depth] = analysis->best.value;
    assert_true(analysis->best.line_length > 0);
    assert_true(analysis->nodes > 0);
}

static bool stop_after_three(void *context)
{
    const struct log *log = context;
    return log->stops && log->last_depth >= 3;
}

static void every_iteration_is_told(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("B:W21-32:B1-12");
    struct log log = {0};
    ck_search_options options = ck_search_defaults();
    options.progress = note;
    options.context = &log;
    options.depth = 7;
    ck_analysis a = analyze(search, position, &options);
    assert_int_equal(log.calls, 4);
    assert_int_equal(a.depth, 7);
    assert_int_equal(a.best.value, log.best[7]);
    options.progress = NULL;
    for (int depth = 1; depth <= 5; depth += 2) {
        options.depth = depth;
        assert_int_equal(analyze(search, position, &options).best.value, log.best[depth]);
    }
    ck_position_free(position);
    ck_search_free(search);
}

static void a_search_can_be_stopped(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("B:W21-32:B1-12");
    struct log log = {.stops = true};
    ck_search_options options = ck_search_defaults();
    options.progress = note;
    options.stop = stop_after_three;
    options.context = &log;
    options.depth = CK_DEPTH_MAX;
    options.all = true;
    ck_analysis a = analyze(search, position, &options);
    assert_true(a.depth >= 3 && a.depth < CK_DEPTH_MAX);
    assert_int_equal(a.depth, log.last_depth);
    assert_int_equal(a.best.value, log.best[a.depth]);

    // What a stopped search tells is what an unlimited one of that depth tells.
    int values[7], naive[7];
    assert_int_equal(a.move_count, 7);
    for (int i = 0; i < 7; i++)
        values[i] = a.moves[i].value;
    int reached = a.depth;
    options = ck_search_defaults();
    options.depth = reached;
    options.all = true;
    a = analyze(search, position, &options);
    for (int i = 0; i < 7; i++)
        naive[i] = a.moves[i].value;
    assert_memory_equal(values, naive, sizeof values);
    ck_position_free(position);
    ck_search_free(search);
}

static bool stop_at_once(void *context)
{
    (void)context;
    return true;
}

static void a_search_stopped_at_once_has_a_legal_move(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("B:W21-32:B1-12");
    ck_search_options options = ck_search_defaults();
    options.stop = stop_at_once;
    ck_analysis a = analyze(search, position, &options);
    assert_int_equal(a.depth, 0);
    assert_int_equal(a.best.value, 0);
    assert_int_equal(a.best.move.from, 9);
    assert_int_equal(a.best.move.to, 13);
    ck_position_free(position);
    ck_search_free(search);
}

static void nodes_are_a_limit(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("B:W21-32:B1-12");
    static const uint64_t limits[] = {1, 7, 100, 1000, 12345};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        ck_search_options options = ck_search_defaults();
        options.depth = CK_DEPTH_MAX;
        options.nodes = limits[i];
        ck_analysis a = analyze(search, position, &options);
        assert_true(a.depth >= 1);
        assert_true(a.nodes <= limits[i] + 1 || a.depth == 1);
        ck_search_options same = ck_search_defaults();
        same.depth = a.depth;
        int value = a.best.value;
        assert_int_equal(analyze(search, position, &same).best.value, value);
    }
    ck_position_free(position);
    ck_search_free(search);
}

static void time_is_a_limit(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20);
    ck_position *position = position_of("B:W21-32:B1-12");
    ck_search_options options = ck_search_defaults();
    options.depth = CK_DEPTH_MAX;
    options.seconds = 0.02;
    ck_analysis a = analyze(search, position, &options);
    assert_true(a.depth >= 1 && a.depth < CK_DEPTH_MAX);
    options.seconds = 1e-9;
    a = analyze(search, position, &options);
    assert_true(a.depth >= 1);
    ck_position_free(position);
    ck_search_free(search);
}

// The count of nodes depends on nothing but the arguments: not on what was searched before.
static void every_run_starts_afresh(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 1 << 20), *other = search_for(8, 1 << 20);
    ck_position *start = position_of("B:W21-32:B1-12"), *position = position_of(known);
    ck_search_options options = ck_search_defaults();
    options.depth = 8;
    uint64_t first = analyze(search, start, &options).nodes;
    uint64_t second = analyze(search, position, &options).nodes;
    assert_int_equal(analyze(search, start, &options).nodes, first);
    assert_int_equal(analyze(other, position, &options).nodes, second);
    assert_int_equal(analyze(other, start, &options).nodes, first);
    ck_position_free(start);
    ck_position_free(position);
    ck_search_free(search);
    ck_search_free(other);
    ck_search_free(NULL);
}

static void assert_status(ck_search *search, const ck_position *position,
                          ck_search_options options, enum ck_status status)
{
    ck_analysis analysis;
    assert_int_equal(ck_search_run(search, position, &options, &analysis), status);
}

static void finished_positions_are_not_searched(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 0);
    ck_search_options options = ck_search_defaults();
    int values[8];
    static const char *const fens[] = {"B:W9,14:B5", "B:W18:B", "W:W:B1", "B:W:B"};
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ck_position *position = position_of(fens[i]);
        assert_status(search, position, options, CK_GAME_OVER);
        assert_int_equal(ck_minimax(position, &options.weights, 2, values), CK_GAME_OVER);
        ck_position_free(position);
    }
    ck_position *position = position_of("W:WK1:BK32");
    ck_position_set_quiet(position, 80);
    assert_status(search, position, options, CK_GAME_OVER);
    ck_position_free(position);
    ck_search_free(search);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    ck_search *search = search_for(8, 0);
    ck_position *position = position_of(known), *wide = position_of_size(known, 10);
    const ck_search_options good = ck_search_defaults();
    ck_search_options o = good;
    assert_status(search, position, o, CK_OK);
    assert_status(search, wide, o, CK_BAD_ARGUMENT);
    ck_position *sooner = position_under("english,quiet=20", known);
    assert_status(search, sooner, o, CK_BAD_ARGUMENT);
    ck_position_free(sooner);
    o.depth = 0;
    assert_status(search, position, o, CK_BAD_ARGUMENT);
    o.depth = CK_DEPTH_MAX + 1;
    assert_status(search, position, o, CK_BAD_ARGUMENT);
    o = good;
    o.seconds = -1;
    assert_status(search, position, o, CK_BAD_ARGUMENT);
    o = good;
    o.off = CK_SWITCHES_ALL + 1;
    assert_status(search, position, o, CK_BAD_ARGUMENT);
    o = good;
    o.weights.man = 10001;
    assert_status(search, position, o, CK_BAD_ARGUMENT);
    o = good;
    o.also = &(ck_move){12, 15, 0, 0};
    assert_status(search, position, o, CK_ILLEGAL);
    int values[16];
    assert_int_equal(ck_minimax(position, &good.weights, 0, values), CK_BAD_ARGUMENT);
    assert_int_equal(ck_minimax(position, &good.weights, CK_DEPTH_MAX + 1, values),
                     CK_BAD_ARGUMENT);
    ck_rules rules = {.size = 9, .quiet_limit = 80};
    ck_search *none = NULL;
    assert_int_equal(ck_search_new(&none, &rules, 0), CK_BAD_ARGUMENT);
    assert_null(none);
    ck_position_free(position);
    ck_position_free(wide);
    ck_search_free(search);
}

// The parts of an evaluation worked out by hand.
static void the_evaluation(void **state)
{
    (void)state;
    static const ck_weights w = {.man = 1000, .king = 3000, .advance = 10, .guard = 1};
    static const struct {
        const char *fen;
        int value;
    } rows[] = {
        {"B:W:B1", 1001},        {"B:W:B5", 1010},      {"B:W:B28", 1060},
        {"W:W32:B", 1001},       {"W:W28:B", 1010},     {"W:W5:B", 1060},
        {"B:W32:B", -1001},      {"B:W:BK1,K32", 6000}, {"B:WK14:B9", -1980},
        {"B:W21-32:B1-12", 0},   {"W:W21-32:B1-12", 0}, {"B:W:B", 0},
        {"W:W29,30,25:BK1", 12},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_position *position = position_of(rows[i].fen);
        assert_int_equal(ck_evaluate(position, &w), rows[i].value);
        ck_position_free(position);
    }
}

static void assert_value_text(int value, const char *text, int plies)
{
    char found[40];
    assert_int_equal(ck_value_write(value, found, sizeof found), strlen(text));
    assert_string_equal(found, text);
    assert_int_equal(ck_value_plies(value), plies);
}

static void values_have_texts(void **state)
{
    (void)state;
    assert_value_text(110, "+1.10 men", 0);
    assert_value_text(-4, "-0.04 men", 0);
    assert_value_text(-210, "-2.10 men", 0);
    assert_value_text(0, "+0.00 men", 0);
    assert_value_text(CK_WIN - 5, "a win in 5 plies", 5);
    assert_value_text(CK_WIN - 1, "a win in 1 ply", 1);
    assert_value_text(-(CK_WIN - 2), "a loss in 2 plies", -2);
    char text[8];
    memset(text, '#', sizeof text);
    assert_int_equal(ck_value_write(110, text, 5), 9);
    assert_string_equal(text, "+1.1");
    assert_int_equal(text[5], '#');
}

static void assert_weights(const char *text, int man, int king, int advance, int guard)
{
    ck_weights w = ck_weights_default();
    ck_error error = {0};
    if (ck_weights_read(text, &w, &error) != CK_OK)
        fail_msg("\"%s\": %s", text, error.message);
    assert_int_equal(w.man, man);
    assert_int_equal(w.king, king);
    assert_int_equal(w.advance, advance);
    assert_int_equal(w.guard, guard);
    assert_int_equal(ck_weights_check(&w, NULL), CK_OK);
}

static void weights_are_read(void **state)
{
    (void)state;
    assert_weights("default", 100, 150, 2, 10);
    assert_weights("second", 100, 160, 3, 6);
    assert_weights("king=200", 100, 200, 2, 10);
    assert_weights("guard=0,man=10000", 10000, 150, 2, 0);
    assert_weights("man=1,king=2,advance=3,guard=4", 1, 2, 3, 4);
    static const char *const bad[] = {"",         "man",       "man=",       "man=10001",
                                      "man=-1",   "queen=9",   "man=100,",   "third",
                                      "man=1 ",   "guard=101", "advance=1x", "man=99999999999",
                                      "man==100", ",man=1",    "MAN=1"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ck_weights w = ck_weights_default();
        ck_error error = {0};
        assert_int_equal(ck_weights_read(bad[i], &w, &error), CK_BAD_TEXT);
        assert_true(error.message[0] != '\0');
        assert_int_equal(w.man, 100);
        assert_int_equal(w.king, 150);
    }
}

static void a_weight_twice_is_refused(void **state)
{
    (void)state;
    ck_weights w = ck_weights_default();
    ck_error error = {0};
    assert_int_equal(ck_weights_read("king=7,man=1,guard=3,man=1", &w, &error), CK_BAD_TEXT);
    assert_int_equal(error.column, 22);
    assert_non_null(strstr(error.message, "man is named twice"));
    assert_int_equal(w.king, 150);
}

static void weights_have_ranges(void **state)
{
    (void)state;
    static const struct {
        ck_weights weights;
        const char *name;
    } rows[] = {
        {{-1, 150, 2, 10}, "man"},
        {{100, 10001, 2, 10}, "king"},
        {{100, 150, 101, 10}, "advance"},
        {{100, 150, 2, -5}, "guard"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_error error = {0};
        assert_int_equal(ck_weights_check(&rows[i].weights, &error), CK_BAD_ARGUMENT);
        assert_non_null(strstr(error.message, rows[i].name));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_values),
        cmocka_unit_test(the_line_of_a_blunder),
        cmocka_unit_test(wins_are_counted_in_plies),
        cmocka_unit_test(a_draw_by_the_counter_is_worth_nothing),
        cmocka_unit_test(every_iteration_is_told),
        cmocka_unit_test(a_search_can_be_stopped),
        cmocka_unit_test(a_search_stopped_at_once_has_a_legal_move),
        cmocka_unit_test(nodes_are_a_limit),
        cmocka_unit_test(time_is_a_limit),
        cmocka_unit_test(every_run_starts_afresh),
        cmocka_unit_test(finished_positions_are_not_searched),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(the_evaluation),
        cmocka_unit_test(values_have_texts),
        cmocka_unit_test(weights_are_read),
        cmocka_unit_test(a_weight_twice_is_refused),
        cmocka_unit_test(weights_have_ranges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
