// SPDX-License-Identifier: MIT
//
// The shards of a report, read from files and put together.
#include "json_read.h"
#include "output.h"
#include "report.h"
#include "stream.h"
#include <checkers/checkers.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A shard as it was read.
struct part {
    struct json_value *value; // NULL until it is read
    const char *file;
};

struct merge {
    struct part *parts; // parts[0..count), by shard; NULL before the first is read
    int count;
    const struct part *first; // that was read
    ck_report_options options;
    ck_report_game *games; // games[0..total)
    size_t total;
};

// The text of a file, to be freed; NULL once it has said why not.
static char *read_file(const char *name)
{
    FILE *file = fopen(name, "rb");
    if (!file) {
        fail("cannot open %s: %s", name, strerror(errno));
        return NULL;
    }
    struct stream stream;
    stream_open(&stream);
    char piece[4096];
    size_t length;
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        fwrite(piece, 1, length, stream.out);
    bool failed = ferror(file) != 0;
    int reason = errno;
    fclose(file);
    char *text = stream_close(&stream);
    if (!failed)
        return text;
    fail("cannot read %s: %s", name, strerror(reason));
    free(text);
    return NULL;
}

// Whether a value is a shard made by this program with the options of those before it, and none
// of them. False once it has said what is wrong.
static bool check_part(const struct merge *m, const char *file, const struct json_value *value,
                       int *index, int *count)
{
    const char *version;
    if (!json_get_text(json_member(value, "version"), &version) ||
        !json_get_int(json_member(value, "shard"), index) ||
        !json_get_int(json_member(value, "shards"), count) || *index < 1 || *index > *count ||
        *count > CK_SHARDS_MAX)
        fail("%s: no shard of a report; \"checkers report --shard I/N --format json\" writes "
             "one",
             file);
    else if (strcmp(version, ck_version()) != 0)
        fail("%s: shard %d/%d was made by checkers %s, and this is %s", file, *index, *count,
             version, ck_version());
    else if (m->first && m->count != *count)
        fail("%s: shard %d/%d is no part of the report in %s, which has %d", file, *index,
             *count, m->first->file, m->count);
    else if (m->first && !json_equal(json_member(value, "options"),
                                     json_member(m->first->value, "options")))
        fail("%s: shard %d/%d is no part of the report in %s, which has other options", file,
             *index, *count, m->first->file);
    else if (m->first && m->parts[*index - 1].value)
        fail("%s: shard %d/%d is in %s already", file, *index, *count,
             m->parts[*index - 1].file);
    else
        return true;
    return false;
}

// Keeps a value as a shard.
static bool add_part(struct merge *m, const char *file, struct json_value *value)
{
    int index, count;
    if (!check_part(m, file, value, &index, &count)) {
        json_free(value);
        return false;
    }
    if (!m->first) {
        m->count = count;
        m->parts = memory_need((size_t)count, sizeof *m->parts);
        m->first = &m->parts[index - 1];
    }
    m->parts[index - 1] = (struct part){value, file};
    return true;
}

static int line_of(const char *text, const char *at)
{
    int line = 1;
    for (const char *c = text; c < at; c++)
        line += *c == '\n';
    return line;
}

// Reads the shards of a file. False once it has said what is wrong.
static bool read_parts(struct merge *m, const char *file)
{
    char *text = read_file(file);
    if (!text)
        return false;
    bool good = true;
    const char *at = text;
    do {
        struct json_value *value = json_read(&at);
        if (value)
            good = add_part(m, file, value);
        else
            good = fail("%s, line %d: this is no JSON", file, line_of(text, at)) == EXIT_DONE;
    } while (good && *at);
    free(text);
    return good;
}

// Whether all shards are there. False once it has said which are not.
static bool check_complete(const struct merge *m)
{
    struct stream stream;
    int missing = 0;
    stream_open(&stream);
    for (int i = 0; i < m->count; i++)
        if (!m->parts[i].value)
            fprintf(stream.out, "%s %d/%d", missing++ > 0 ? "," : "", i + 1, m->count);
    char *list = stream_close(&stream);
    if (missing > 0)
        fail("not all of the report is here; missing %s%s",
             missing == 1 ? "is shard" : "are shards", list);
    free(list);
    return missing == 0;
}

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

static bool read_options(const struct json_value *options, ck_report_options *o)
{
    const struct json_value *weights = json_member(options, "weights");
    int audit;
    const struct {
        const struct json_value *value;
        int *number;
    } numbers[] = {
        {json_member(options, "openings"), &o->openings},
        {json_member(options, "opening_plies"), &o->opening_plies},
        {json_member(options, "depth"), &o->depth},
        {json_member(options, "horizon"), &o->horizon},
        {json_member(options, "tolerance"), &o->tolerance},
        {json_member(options, "hash"), &o->hash},
        {json_member(weights, "man"), &o->weights.man},
        {json_member(weights, "king"), &o->weights.king},
        {json_member(weights, "advance"), &o->weights.advance},
        {json_member(weights, "guard"), &o->weights.guard},
    };
    *o = ck_report_defaults();
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!json_get_int(numbers[i].value, numbers[i].number))
            return false;
    if (!json_get_bool(json_member(options, "audit"), &audit))
        return false;
    o->audit = audit;
    return read_rules(options, &o->rules) &&
           json_get_count(json_member(options, "seed"), &o->seed) &&
           json_get_text(json_member(options, "pairings"), &o->pairings);
}

static size_t games_of(const struct part *part)
{
    size_t count = 0;
    const struct json_value *games = json_member(part->value, "games");
    for (const struct json_value *game = games ? games->first : NULL; game; game = game->next)
        count++;
    return count;
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

// Reads a game of a shard to its place among all. False where it is none of that shard.
static bool read_game(struct merge *m, int index, const struct json_value *value)
{
    uint64_t number, opening_plies;
    const struct json_value *work = json_member(value, "work");
    if (!json_get_count(json_member(value, "number"), &number) || number >= m->total ||
        number % (uint64_t)m->count != (uint64_t)index || m->games[number].game)
        return false;
    ck_report_game *game = &m->games[number];
    game->game = replay(json_member(value, "moves"), &m->options.rules);
    if (!game->game || !work || !work->first ||
        !json_get_count(json_member(value, "opening_plies"), &opening_plies))
        return false;
    game->opening_plies = (size_t)opening_plies;
    return read_work(work->first, &game->work[0]) &&
           read_work(work->first->next, &game->work[1]) && read_override(value, game) &&
           json_get_count(json_member(value, "proved"), &game->proved) &&
           json_get_count(json_member(value, "failed"), &game->failed);
}

static bool read_games(struct merge *m)
{
    for (int i = 0; i < m->count; i++)
        m->total += games_of(&m->parts[i]);
    m->games = memory_need(m->total, sizeof *m->games);
    for (int i = 0; i < m->count; i++) {
        const struct json_value *games = json_member(m->parts[i].value, "games");
        size_t place = 0;
        for (const struct json_value *v = games ? games->first : NULL; v; v = v->next) {
            place++;
            if (!read_game(m, i, v)) {
                fail("%s: game %zu of shard %d/%d is damaged, or none of it", m->parts[i].file,
                     place, i + 1, m->count);
                return false;
            }
        }
    }
    return true;
}

// The report of the shards that were read. NULL once it has said what is wrong.
static ck_report *put_together(struct merge *m)
{
    ck_report *report = NULL;
    ck_error error;
    if (!read_options(json_member(m->first->value, "options"), &m->options)) {
        fail("%s: the options are damaged", m->first->file);
        return NULL;
    }
    if (!read_games(m))
        return NULL;
    if (ck_report_merge(&report, &m->options, m->games, m->total, &error) != CK_OK) {
        fail("%s: %s", m->first->file, error.message);
        return NULL;
    }
    return report;
}

ck_report *report_merge(char *const *files, int count)
{
    struct merge m = {0};
    bool read = true;
    for (int i = 0; i < count && read; i++)
        read = read_parts(&m, files[i]);
    ck_report *report = read && m.first && check_complete(&m) ? put_together(&m) : NULL;
    for (size_t i = 0; i < m.total; i++)
        ck_game_free((ck_game *)m.games[i].game);
    for (int i = 0; i < m.count; i++)
        json_free(m.parts[i].value);
    free(m.games);
    free(m.parts);
    return report;
}
