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

static void write_move(struct json *json, const ck_position *position, ck_move move)
{
    uint16_t *squares = memory_need((size_t)move.captures + 2, sizeof *squares);
    json_object(json, NULL);
    json_move(json, "move", position, move);
    json_count(json, "from", move.from);
    json_count(json, "to", move.to);
    write_squares(json, "path", squares, ck_move_path(position, move, squares));
    write_squares(json, "captures", squares, ck_move_captured(position, move, squares));
    json_bool(json, "crowned", ck_move_crowns(position, move));
    json_object_end(json);
    free(squares);
}

static void write_json(const ck_position *position, const ck_move *moves, size_t count)
{
    struct json json = {0};
    ck_outcome outcome = ck_position_outcome(position);
    json_object(&json, NULL);
    json_fen(&json, "fen", position);
    json_text(&json, "turn", ck_side_text(ck_position_turn(position)));
    json_array(&json, "moves");
    for (size_t i = 0; i < count; i++)
        write_move(&json, position, moves[i]);
    json_array_end(&json);
    if (outcome.result != CK_UNFINISHED)
        json_outcome(&json, outcome, ck_position_rules(position));
    json_object_end(&json);
}

static void write_text(const ck_position *position, const ck_move *moves, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char *text = move_text(position, moves[i]);
        printf("%s\n", text);
        free(text);
    }
    if (count == 0)
        show_over(stderr, position);
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    ck_game *game = setup_game(options);
    if (!game)
        return EXIT_WRONG;
    const ck_position *position = ck_game_position(game);
    ck_move *moves = NULL;
    size_t count = 0;
    int code = EXIT_DONE;
    enum ck_status status = ck_position_list(position, &moves, &count);
    if (status != CK_OK)
        code = fail_status(status);
    else if (options->format == FORMAT_JSON)
        write_json(position, moves, count);
    else
        write_text(position, moves, count);
    free(moves);
    ck_game_free(game);
    return code;
}

const struct command cmd_moves = {
    .name = "moves",
    .summary = "list the legal moves",
    .arguments = "",
    .details = "One move a line, captures with their full path, in order of their squares. In "
               "a finished position the list is empty and stderr says who has won.",
    .options = POSITION_OPTIONS,
    .example = "moves\n"
               "moves --moves \"11-15 23-19\"\n"
               "moves --fen W:W18:B8,15 --format json",
    .run = run,
};
