// SPDX-License-Identifier: MIT
//
// What is known of the plies of a game beyond the game itself: the gate's verdicts, the last
// decision, and the scene that all of it makes.
#include "record.h"
#include "output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum verdict { VERDICT_NONE, VERDICT_ACT, VERDICT_OVERRIDE };

void record_start(struct record *record, ck_agent *const agents[2], const struct look *look)
{
    memset(record, 0, sizeof *record);
    for (int side = 0; side < 2; side++) {
        bool gated = ck_agent_is_gated(agents[side]);
        snprintf(record->agents[side], sizeof record->agents[side], "%.40s%s%s",
                 ck_agent_name(agents[side]), gated ? look->glyphs->between : "",
                 gated ? "worst-case" : "");
    }
}

void record_free(struct record *record)
{
    free(record->verdicts);
}

// Makes room for the verdicts of so many plies.
static void reserve(struct record *record, size_t plies)
{
    if (plies <= record->capacity)
        return;
    size_t capacity = 2 * plies + 64;
    unsigned char *verdicts = memory_need(capacity, 1);
    if (record->length > 0)
        memcpy(verdicts, record->verdicts, record->length);
    free(record->verdicts);
    record->verdicts = verdicts;
    record->capacity = capacity;
}

void record_add(struct record *record, const ck_ply *ply)
{
    size_t plies = (size_t)ply->ply;
    const ck_decision *decision = ply->decision;
    reserve(record, plies);
    while (record->length < plies)
        record->verdicts[record->length++] = VERDICT_NONE;
    record->length = plies;
    record->verdicts[plies - 1] = !decision->has_verdict   ? VERDICT_NONE
                                  : decision->verdict->act ? VERDICT_ACT
                                                           : VERDICT_OVERRIDE;
    record->decided = ply->ply;
    record->decision = *decision;
}

// The pieces of a side.
static int pieces(const ck_position *position, enum ck_side side)
{
    bool red = side == CK_RED;
    return ck_position_count(position, red ? CK_RED_MAN : CK_WHITE_MAN) +
           ck_position_count(position, red ? CK_RED_KING : CK_WHITE_KING);
}

static void count_pieces(struct scene *scene, const ck_game *game)
{
    const ck_position *start = ck_game_position_at(game, 0);
    size_t plies = ck_game_plies(game);
    int size = ck_position_rules(start)->size;

    scene->full = size / 2 * (size / 2 - 1);
    scene->counted = plies < SPARK_WINDOW ? (int)plies : SPARK_WINDOW;
    for (enum ck_side side = CK_RED; side <= CK_WHITE; side++) {
        int first = pieces(start, side);
        scene->full = first > scene->full ? first : scene->full;
        scene->took[ck_side_other(side)] = first - pieces(scene->position, side);
        for (int i = 0; i < scene->counted; i++) {
            size_t ply = plies - (size_t)(scene->counted - 1 - i);
            scene->counts[side][i] = pieces(ck_game_position_at(game, ply), side);
        }
    }
}

void record_scene(const struct record *record, const ck_game *game, struct scene *scene)
{
    size_t plies = ck_game_plies(game);
    *scene = (struct scene){.position = ck_game_position(game),
                            .ply = (int)plies,
                            .over = ck_game_outcome(game).result != CK_UNFINISHED};
    if (plies > 0) {
        scene->before = ck_game_position_at(game, plies - 1);
        scene->move = ck_game_move_at(game, plies - 1);
    }
    if (record->decided > 0 && record->decided == scene->ply)
        scene->decision = &record->decision;
    for (int side = 0; side < 2; side++)
        scene->agents[side] = record->agents[side];
    for (size_t i = 0; i < plies && i < record->length; i++) {
        scene->acts += record->verdicts[i] == VERDICT_ACT;
        scene->overrides += record->verdicts[i] == VERDICT_OVERRIDE;
    }
    count_pieces(scene, game);
}
