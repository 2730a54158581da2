// SPDX-License-Identifier: MIT
//
// checkers analyze: the best move of a position, its exact value and the line that has it.
#define _POSIX_C_SOURCE 200809L

#include "command.h"
#include "output.h"
#include "setup.h"
#include "show.h"
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>

static volatile sig_atomic_t interrupted;

static void interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

static bool stop(void *context)
{
    (void)context;
    return interrupted != 0;
}

// Writes a value for a column: "-0.04", or "win in 5".
static void write_value(int value, char *text, size_t size)
{
    int plies = ck_value_plies(value);
    if (plies == 0)
        snprintf(text, size, "%+.2f", value / 100.0);
    else
        snprintf(text, size, "%s in %d", plies > 0 ? "win" : "loss", abs(plies));
}

// Shows an iteration in a line, at once.
static void show_iteration(void *context, const ck_analysis *analysis)
{
    char value[32];
    char *line = line_text(context, analysis->best.line, analysis->best.line_length, true);
    write_value(analysis->best.value, value, sizeof value);
    printf("%5d  %9s  %12" PRIu64 "  %s\n", analysis->depth, value, analysis->nodes, line);
    output_flush();
    free(line);
}

static void show_moves(const ck_position *position, const ck_analysis *analysis)
{
    printf("\n%-9s  %9s  line\n", "move", "value");
    for (size_t i = 0; i < analysis->move_count; i++) {
        const ck_scored_move *scored = &analysis->moves[i];
        char value[32];
        char *move = move_text(position, scored->move);
        char *line = line_text(position, scored->line, scored->line_length, true);
        write_value(scored->value, value, sizeof value);
        printf("%-9s  %9s  %s\n", move, value, line);
        free(line);
        free(move);
    }
}

static void write_text(const ck_position *position, const ck_analysis *analysis)
{
    char *move = move_text(position, analysis->best.move);
    char value[64];
    if (analysis->move_count > 0)
        show_moves(position, analysis);
    ck_value_write(analysis->best.value, value, sizeof value);
    if (analysis->depth > 0)
        printf("\nbest move %s scores %s\n", move, value);
    else
        printf("\nstopped before a value was known; %s is legal\n", move);
    free(move);
}

// The value, the plies until the end where it is decided, and the line.
static void write_score(struct json *json, const ck_position *position,
                        const ck_scored_move *scored)
{
    json_integer(json, "value", scored->value);
    if (ck_value_plies(scored->value) != 0)
        json_integer(json, "plies", ck_value_plies(scored->value));
    json_line(json, "pv", position, scored->line, scored->line_length);
}

static void write_json(const ck_position *position, const ck_analysis *analysis)
{
    struct json json = {0};
    json_object(&json, NULL);
    json_rules(&json, ck_position_rules(position));
    json_fen(&json, "fen", position);
    json_integer(&json, "depth", analysis->depth);
    json_count(&json, "nodes", analysis->nodes);
    json_move(&json, "best", position, analysis->best.move);
    if (analysis->depth > 0)
        write_score(&json, position, &analysis->best);
    if (analysis->move_count > 0) {
        json_array(&json, "moves");
        for (size_t i = 0; i < analysis->move_count; i++) {
            json_object(&json, NULL);
            json_move(&json, "move", position, analysis->moves[i].move);
            write_score(&json, position, &analysis->moves[i]);
            json_object_end(&json);
        }
        json_array_end(&json);
    }
    json_object_end(&json);
}

static void write_over(const struct options *options, const ck_position *position,
                       ck_outcome outcome)
{
    const ck_rules *rules = ck_position_rules(position);
    struct json json = {0};
    if (options->format == FORMAT_TEXT) {
        show_over(stdout, outcome, rules);
        return;
    }
    json_object(&json, NULL);
    json_rules(&json, rules);
    json_fen(&json, "fen", position);
    json_outcome(&json, outcome, rules);
    json_object_end(&json);
}

// The search that the options ask for: where nodes or time are limited and no depth is given,
// depth is not.
static ck_search_options make_limits(const struct options *options, const ck_weights *weights,
                                     const ck_position *position)
{
    ck_search_options limits = ck_search_defaults();
    bool limited = options->nodes > 0 || options->seconds > 0;
    limits.weights = *weights;
    limits.depth = limited && !options_given(options, "depth") ? CK_DEPTH_MAX : options->depth;
    limits.nodes = options->nodes;
    limits.seconds = options->seconds;
    limits.off = (unsigned)options->off;
    limits.all = options->all;
    limits.multipv = options->multipv;
    limits.progress = options->format == FORMAT_TEXT ? show_iteration : NULL;
    limits.stop = stop;
    limits.context = (void *)position;
    return limits;
}

static int analyze(const struct options *options, const ck_game *game)
{
    const ck_position *position = ck_game_position(game);
    ck_outcome outcome = ck_game_outcome(game);
    ck_weights weights;
    ck_analysis analysis;
    if (options->all && options->multipv > 0)
        return fail("--all shows every move; leave out --multipv");
    if (!setup_weights(options, &weights))
        return EXIT_WRONG;
    if (outcome.result != CK_UNFINISHED) {
        write_over(options, position, outcome);
        return EXIT_DONE;
    }
    ck_search *search = setup_search(options, ck_position_rules(position));
    if (!search)
        return EXIT_WRONG;
    sigaction(SIGINT, &(struct sigaction){.sa_handler = interrupt}, NULL);
    if (options->format == FORMAT_TEXT)
        printf("%5s  %9s  %12s  line\n", "depth", "value", "nodes");
    ck_search_options limits = make_limits(options, &weights, position);
    enum ck_status status = ck_search_run(search, position, &limits, &analysis);
    int code = EXIT_DONE;
    if (status != CK_OK)
        code = fail_status(status);
    else if (options->format == FORMAT_JSON)
        write_json(position, &analysis);
    else
        write_text(position, &analysis);
    ck_search_free(search);
    return code;
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    ck_game *game = setup_game(options);
    if (!game)
        return EXIT_WRONG;
    int code = analyze(options, game);
    ck_game_free(game);
    return code;
}

const struct command cmd_analyze = {
    .name = "analyze",
    .summary = "find the best move, its exact value and the best line",
    .arguments = "",
    .details = "Shows a line for each depth: the value in men for the side to move, the "
               "positions visited and the best play of both sides; then the best move. With "
               "--nodes or --time, and without --depth, the search deepens until that limit. "
               "--all shows every move in order of their squares, --multipv the best ones, the "
               "best first. "
               "Ctrl-C stops the search, and what is known by then is shown. The --no-... "
               "options switch parts of the search off: none of them changes a value, only how "
               "long it takes.",
    .options =
        "depth=12 nodes time all multipv eval hash no-table no-order no-pvs no-aspiration "
        "no-killers no-history " POSITION_OPTIONS,
    .example = "analyze --depth 15\n"
               "analyze --all --depth 4 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12\n"
               "analyze --multipv 3 --depth 9\n"
               "analyze --time 2 --moves \"11-15 23-19\" --format json",
    .run = run,
};
