// SPDX-License-Identifier: MIT
//
// checkers gate: the checks of the tactical gate on one proposed move.
#include "command.h"
#include "output.h"
#include "setup.h"
#include "show.h"
#include <stdlib.h>

static void write_json(const ck_position *position, const char *proposal,
                       const ck_verdict *verdict)
{
    struct json json = {0};
    json_object(&json, NULL);
    json_rules(&json, ck_position_rules(position));
    if (verdict->legal)
        json_move(&json, "move", position, verdict->proposal);
    else
        json_text(&json, "move", proposal);
    json_text(&json, "verdict", verdict->act ? "act" : "degrade");
    json_move(&json, "played", position, verdict->played);
    json_checks(&json, position, verdict);
    json_line(&json, "line", position, verdict->line, verdict->line_length);
    json_count(&json, "nodes", verdict->nodes);
    json_object_end(&json);
}

static void write_text(const ck_position *position, const ck_verdict *verdict)
{
    char *played = move_text(position, verdict->played);
    show_checks(position, verdict, 0);
    if (verdict->act)
        printf("act: the gate lets %s through\n", played);
    else
        printf("degrade: the gate plays %s instead\n", played);
    free(played);
}

// In a finished game no proposal passes and there is nothing to play instead.
static void write_over(const struct options *options, ck_outcome outcome, const ck_rules *rules,
                       const char *proposal)
{
    struct json json = {0};
    if (options->format == FORMAT_TEXT) {
        show_over(stdout, outcome, rules);
        return;
    }
    json_object(&json, NULL);
    json_rules(&json, rules);
    json_text(&json, "move", proposal);
    json_text(&json, "verdict", NULL);
    json_outcome(&json, outcome, rules);
    json_object_end(&json);
}

static int check(const struct options *options, const ck_game *game, const char *proposal)
{
    const ck_position *position = ck_game_position(game);
    const ck_rules *rules = ck_position_rules(position);
    ck_outcome outcome = ck_game_outcome(game);
    ck_gate_options gate = {.horizon = options->horizon, .tolerance = options->tolerance};
    ck_verdict verdict;
    ck_error error;
    if (!setup_weights(options, &gate.weights))
        return EXIT_WRONG;
    if (outcome.result != CK_UNFINISHED) {
        write_over(options, outcome, rules, proposal);
        return EXIT_NO;
    }
    ck_search *search = setup_search(options, rules);
    if (!search)
        return EXIT_WRONG;
    int code;
    if (ck_gate_check_text(search, position, &gate, proposal, &verdict, &error) != CK_OK) {
        code = fail_error("MOVE", &error);
    } else {
        code = verdict.act ? EXIT_DONE : EXIT_NO;
        if (options->format == FORMAT_JSON)
            write_json(position, proposal, &verdict);
        else
            write_text(position, &verdict);
    }
    ck_search_free(search);
    return code;
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc;
    ck_game *game = setup_game(options);
    if (!game)
        return EXIT_WRONG;
    int code = check(options, game, argv[0]);
    ck_game_free(game);
    return code;
}

const struct command cmd_gate = {
    .name = "gate",
    .summary = "check one proposed move for material blunders",
    .arguments = "MOVE",
    .details = "A legal move passes where its exact value trails that of the best move by at "
               "most the tolerance: the gate acts on it, and the exit code is 0. Otherwise the "
               "gate degrades to the best move and shows the line that refutes the proposal, "
               "and the exit code is 1.",
    .options = "horizon tolerance eval hash " POSITION_OPTIONS,
    .example = "gate 11-15\n"
               "gate 12-16 --fen B:W19,21,28,29,30,32:B1,2,4,7,8,12\n"
               "gate 12-16 --horizon 8 --tolerance 20 --format json",
    .arguments_min = 1,
    .arguments_max = 1,
    .run = run,
};
