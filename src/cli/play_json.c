// SPDX-License-Identifier: MIT
//
// A game of `play` in JSON, on stdout: an object a line for each ply, for each time that plies
// are taken back, and for the result.
#include "play_json.h"
#include "output.h"
#include "show.h"

// Tells of plies that were taken back, now that there are only so many.
static void write_undo(const struct play_json *told, size_t plies)
{
    struct json json = {0};
    if (plies >= told->plies)
        return;
    json_object(&json, NULL);
    json_count(&json, "undo", told->plies - plies);
    json_object_end(&json);
}

void play_json_ply(struct play_json *told, const ck_ply *ply)
{
    const ck_decision *decision = ply->decision;
    struct json json = {0};
    write_undo(told, (size_t)ply->ply - 1);
    told->plies = (size_t)ply->ply;
    json_object(&json, NULL);
    json_integer(&json, "ply", ply->ply);
    json_text(&json, "turn", ck_side_text(ply->turn));
    json_text(&json, "agent", ck_agent_name(ply->agent));
    json_rules(&json, ck_position_rules(ply->before));
    json_fen(&json, "fen", ply->before);
    json_move(&json, "move", ply->before, decision->move);
    json_move(&json, "proposal", ply->before, decision->proposal);
    json_bool(&json, "override", decision->has_verdict && !decision->verdict->act);
    json_count(&json, "nodes", decision->nodes);
    if (decision->has_verdict)
        json_checks(&json, ply->before, decision->verdict);
    json_object_end(&json);
    output_flush();
}

void play_json_result(const struct play_json *told, const ck_game *game, ck_outcome outcome)
{
    const ck_rules *rules = ck_position_rules(ck_game_position(game));
    struct json json = {0};
    write_undo(told, ck_game_plies(game));
    json_object(&json, NULL);
    json_rules(&json, rules);
    json_outcome(&json, outcome, rules);
    json_count(&json, "plies", ck_game_plies(game));
    json_object_end(&json);
}
