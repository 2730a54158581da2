// SPDX-License-Identifier: MIT
//
// The tournament report, and a shard of it, in JSON.
#include "report.h"
#include "show.h"
#include <stdlib.h>

// The members of the object of options: all that the games depend on.
static void write_options(struct json *json, const ck_report_options *options)
{
    json_rules(json, &options->rules);
    json_integer(json, "size", options->rules.size);
    json_integer(json, "quiet_limit", options->rules.quiet_limit);
    json_count(json, "seed", options->seed);
    json_integer(json, "openings", options->openings);
    json_integer(json, "opening_plies", options->opening_plies);
    json_integer(json, "depth", options->depth);
    json_integer(json, "horizon", options->horizon);
    json_integer(json, "tolerance", options->tolerance);
    json_object(json, "weights");
    json_integer(json, "man", options->weights.man);
    json_integer(json, "king", options->weights.king);
    json_integer(json, "advance", options->weights.advance);
    json_integer(json, "guard", options->weights.guard);
    json_object_end(json);
    json_text(json, "pairings", options->pairings);
    json_integer(json, "hash", options->hash);
    json_bool(json, "audit", options->audit);
}

static void write_score(struct json *json, const ck_report_score *score)
{
    json_object(json, NULL);
    json_text(json, "name", score->name);
    json_text(json, "text", score->text);
    json_bool(json, "gated", score->gated);
    json_integer(json, "won", score->won);
    json_integer(json, "drawn", score->drawn);
    json_integer(json, "lost", score->lost);
    json_decimal(json, "percent", score->percent, 1);
    json_decimal(json, "low", score->low, 1);
    json_decimal(json, "high", score->high, 1);
    json_count(json, "plies", score->plies);
    json_count(json, "overrides", score->overrides);
    json_count(json, "nodes", score->nodes);
    json_object_end(json);
}

static void write_moves(struct json *json, const char *key, const ck_game *game, size_t first,
                        size_t last)
{
    json_array(json, key);
    for (size_t ply = first; ply < last; ply++)
        json_move(json, NULL, ck_game_position_at(game, ply), ck_game_move_at(game, ply));
    json_array_end(json);
}

static void write_game(struct json *json, const ck_rules *rules,
                       const ck_report_pairing *pairing, const ck_report_game *game)
{
    json_object(json, NULL);
    json_text(json, "red", pairing->agents[game->red].name);
    json_text(json, "white", pairing->agents[1 - game->red].name);
    write_moves(json, "opening", game->game, 0, game->opening_plies);
    write_moves(json, "moves", game->game, game->opening_plies, game->plies);
    json_outcome(json, game->outcome, rules);
    json_count(json, "plies", game->plies);
    json_integer(json, "overrides", game->overrides);
    json_object_end(json);
}

static void write_pairing(struct json *json, const ck_rules *rules,
                          const ck_report_pairing *pairing)
{
    json_object(json, NULL);
    json_array(json, "agents");
    write_score(json, &pairing->agents[0]);
    write_score(json, &pairing->agents[1]);
    json_array_end(json);
    json_decimal(json, "mean_plies", pairing->mean_plies, 1);
    json_array(json, "games");
    for (int i = 0; i < pairing->game_count; i++)
        write_game(json, rules, pairing, &pairing->games[i]);
    json_array_end(json);
    json_object_end(json);
}

static void write_showcase(struct json *json, const ck_report *report)
{
    ck_showcase showcase;
    if (!ck_report_showcase(report, &showcase)) {
        json_text(json, "showcase", NULL);
        return;
    }
    const ck_verdict *verdict = showcase.verdict;
    json_object(json, "showcase");
    json_count(json, "pairing", showcase.pairing);
    json_integer(json, "game", showcase.game);
    json_count(json, "ply", showcase.ply);
    json_text(json, "turn", ck_side_text(ck_position_turn(showcase.position)));
    json_fen(json, "fen", showcase.position);
    json_move(json, "proposal", showcase.position, verdict->proposal);
    json_checks(json, showcase.position, verdict);
    json_line(json, "line", showcase.position, verdict->line, verdict->line_length);
    json_move(json, "played", showcase.position, verdict->played);
    json_object_end(json);
}

void report_json(const ck_report *report)
{
    const ck_report_options *options = ck_report_made_by(report);
    struct json json = {0};
    const uint64_t *counts;
    uint64_t failed;
    json_object(&json, NULL);
    json_object(&json, "options");
    write_options(&json, options);
    json_object_end(&json);
    json_array(&json, "perft");
    for (int i = 0, depths = ck_report_perft(report, &counts); i < depths; i++)
        json_count(&json, NULL, counts[i]);
    json_array_end(&json);
    json_array(&json, "pairings");
    for (size_t i = 0; i < ck_report_pairing_count(report); i++)
        write_pairing(&json, &options->rules, ck_report_pairing_at(report, i));
    json_array_end(&json);
    write_showcase(&json, report);
    if (options->audit) {
        uint64_t proved = ck_report_audit(report, &failed);
        json_object(&json, "audit");
        json_count(&json, "proved", proved);
        json_count(&json, "failed", failed);
        json_object_end(&json);
    }
    json_object_end(&json);
}

static void write_shard_game(struct json *json, size_t number, const ck_report_game *game)
{
    char *moves = game_text(game->game);
    json_object(json, NULL);
    json_count(json, "number", number);
    json_text(json, "moves", moves);
    json_count(json, "opening_plies", game->opening_plies);
    json_array(json, "work");
    for (int a = 0; a < 2; a++) {
        json_object(json, NULL);
        json_count(json, "plies", game->work[a].plies);
        json_count(json, "overrides", game->work[a].overrides);
        json_count(json, "nodes", game->work[a].nodes);
        json_object_end(json);
    }
    json_array_end(json);
    json_count(json, "override_ply", game->override_ply);
    if (game->override_ply > 0) {
        json_integer(json, "override_depth", game->override_depth);
        json_move(json, "proposal", ck_game_position_at(game->game, game->override_ply - 1),
                  game->proposal);
    }
    json_count(json, "proved", game->proved);
    json_count(json, "failed", game->failed);
    json_object_end(json);
    free(moves);
}

void report_shard(const ck_report *report)
{
    const ck_report_options *options = ck_report_made_by(report);
    struct json json = {0};
    size_t number = 0;
    json_object(&json, NULL);
    json_text(&json, "version", ck_version());
    json_integer(&json, "shard", options->shard.index);
    json_integer(&json, "shards", options->shard.count);
    json_object(&json, "options");
    write_options(&json, options);
    json_object_end(&json);
    json_array(&json, "games");
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
        for (int k = 0; k < pairing->game_count; k++, number++)
            if (pairing->games[k].game)
                write_shard_game(&json, number, &pairing->games[k]);
    }
    json_array_end(&json);
    json_object_end(&json);
}
