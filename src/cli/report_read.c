// SPDX-License-Identifier: MIT
//
// What a shard of a report says, as report_json.c has written it.
#include "report_read.h"
#include "output.h"
#include <checkers/checkers.h>

// The rules are English where none are named.
static bool read_rules(const struct json_value *options, ck_rules *rules)
{
    const char *text;
    int size, limit;
    if (!json_get_int(json_member(options, "size"), &size) ||
        !json_get_int(json_member(options, "quiet_limit"), &limit))
        return false;
    *rules = ck_rules_english(size);
    rules->quiet_limit = limit;
    if (!json_member(options, "rules"))
        return true;
    return json_get_text(json_member(options, "rules"), &text) &&
           ck_rules_read(text, rules, NULL) == CK_OK && rules->size == size;
}

bool report_read_options(const struct json_value *value, ck_report_options *options)
{
    const struct json_value *weights = json_member(value, "weights");
    int audit;
    const struct {
        const struct json_value *value;
        int *number;
    } numbers[] = {
        {json_member(value, "openings"), &options->openings},
        {json_member(value, "opening_plies"), &options->opening_plies},
        {json_member(value, "depth"), &options->depth},
        {json_member(value, "horizon"), &options->horizon},
        {json_member(value, "tolerance"), &options->tolerance},
        {json_member(value, "hash"), &options->hash},
        {json_member(weights, "man"), &options->weights.man},
        {json_member(weights, "king"), &options->weights.king},
        {json_member(weights, "advance"), &options->weights.advance},
        {json_member(weights, "guard"), &options->weights.guard},
    };
    *options = ck_report_defaults();
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!json_get_int(numbers[i].value, numbers[i].number))
            return false;
    if (!json_get_bool(json_member(value, "audit"), &audit))
        return false;
    options->audit = audit;
    return read_rules(value, &options->rules) &&
           json_get_count(json_member(value, "seed"), &options->seed) &&
           json_get_text(json_member(value, "pairings"), &options->pairings);
}

static bool read_work(const struct json_value *work, ck_report_work *to)
{
    return json_get_count(json_member(work, "plies"), &to->plies) &&
           json_get_count(json_member(work, "overrides"), &to->overrides) &&
           json_get_count(json_member(work, "nodes"), &to->nodes);
}

// Replays the moves of a game; NULL where they are none.
static ck_game *replay(const struct json_value *moves, const ck_rules *rules)
{
    const char *text;
    ck_position *start = NULL;
    ck_game *game = NULL;
    if (!json_get_text(moves, &text) || ck_position_new(&start, rules) != CK_OK)
        return NULL;
    status_need(ck_game_new(&game, start));
    ck_position_free(start);
    if (ck_game_play_text(game, text, NULL) == CK_OK)
        return game;
    ck_game_free(game);
    return NULL;
}

// The first override of a game.
static bool read_override(const struct json_value *value, ck_report_game *game)
{
    uint64_t ply, depth;
    const char *text;
    if (!json_get_count(json_member(value, "override_ply"), &ply) ||
        ply > ck_game_plies(game->game))
        return false;
    game->override_ply = (size_t)ply;
    if (ply == 0)
        return true;
    if (!json_get_count(json_member(value, "override_depth"), &depth) || depth > CK_DEPTH_MAX)
        return false;
    game->override_depth = (int)depth;
    return json_get_text(json_member(value, "proposal"), &text) &&
           ck_move_read(ck_game_position_at(game->game, game->override_ply - 1), text,
                        &game->proposal, NULL) == CK_OK;
}

bool report_read_game(const struct json_value *value, const ck_rules *rules,
                      ck_report_game *game)
{
    uint64_t opening_plies;
    const struct json_value *work = json_member(value, "work");
    game->game = replay(json_member(value, "moves"), rules);
    if (!game->game || !work || !work->first ||
        !json_get_count(json_member(value, "opening_plies"), &opening_plies))
        return false;
    game->opening_plies = (size_t)opening_plies;
    return read_work(work->first, &game->work[0]) &&
           read_work(work->first->next, &game->work[1]) && read_override(value, game) &&
           json_get_count(json_member(value, "proved"), &game->proved) &&
           json_get_count(json_member(value, "failed"), &game->failed);
}
