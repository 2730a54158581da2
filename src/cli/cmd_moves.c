// SPDX-License-Identifier: MIT
//
// checkers moves: the legal moves of a position.
#include "command.h"
#include "output.h"
#include "setup.h"
#include "show.h"
#include <stdlib.h>

static void write_squares(struct json *json, const char *key, const uint16_t *squares,
                          size_t count)
{
    json_array(json, key);
    for (size_t i = 0; i < count; i++)
        json_count(json, NULL, squares[i]);
    json_array_end(json);
}

static char *full_move_text(const ck_full_move *move)
{
    size_t size = ck_full_move_write(move, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_full_move_write(move, text, size);
    return text;
}

static bool write_json_move(void *context, const ck_full_move *m)
{
    struct json *json = context;
    char *text = full_move_text(m);
    json_object(json, NULL);
    json_text(json, "move", text);
    json_count(json, "from", m->move.from);
    json_count(json, "to", m->move.to);
    write_squares(json, "path", m->path, m->squares);
    write_squares(json, "captures", m->captured, m->move.captures);
    json_bool(json, "crowned", m->crowns);
    json_object_end(json);
    free(text);
    return true;
}

static enum ck_status write_json(const ck_position *position, ck_outcome outcome)
{
    struct json json = {0};
    enum ck_status status = CK_OK;
    json_object(&json, NULL);
    json_rules(&json, ck_position_rules(position));
    json_fen(&json, "fen", position);
    json_text(&json, "turn", ck_side_text(ck_position_turn(position)));
    json_array(&json, "moves");
    if (outcome.result == CK_UNFINISHED)
        status = ck_position_visit(position, write_json_move, &json);
    json_array_end(&json);
    if (outcome.result != CK_UNFINISHED)
        json_outcome(&json, outcome, ck_position_rules(position));
    json_object_end(&json);
    return status;
}

static bool write_text_move(void *context, const ck_full_move *m)
{
    (void)context;
    char *text = full_move_text(m);
    puts(text);
    free(text);
    return true;
}

static enum ck_status write_text(const ck_position *position, ck_outcome outcome)
{
    if (outcome.result == CK_UNFINISHED)
        return ck_position_visit(position, write_text_move, NULL);
    show_over(stderr, outcome, ck_position_rules(position));
    return CK_OK;
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    ck_game *game = setup_game(options);
    if (!game)
        return EXIT_WRONG;
    const ck_position *position = ck_game_position(game);
    ck_outcome outcome = ck_game_outcome(game);
    size_t count = 0;
    enum ck_status status = ck_position_moves(position, NULL, 0, &count);
    // Nothing is written of a list that is too long to be given whole.
    if (status == CK_OK || (status == CK_LIMIT && count <= CK_MOVES_MAX))
        status = options->format == FORMAT_JSON ? write_json(position, outcome)
                                                : write_text(position, outcome);
    ck_game_free(game);
    return status == CK_OK ? EXIT_DONE : fail_status(status);
}

const struct command cmd_moves = {
    .name = "moves",
    .summary = "list the legal moves",
    .arguments = "",
    .details = "One move a line, captures with their full path, in order of their squares. In "
               "a finished game the list is empty and stderr says who has won.",
    .options = POSITION_OPTIONS,
    .example = "moves\n"
               "moves --moves \"11-15 23-19\"\n"
               "moves --fen W:W18:B8,15 --format json",
    .run = run,
};
