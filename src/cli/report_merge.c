// SPDX-License-Identifier: MIT
//
// The shards of a report, read from files and put together.
#include "json_read.h"
#include "output.h"
#include "report.h"
#include "report_read.h"
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

static size_t games_of(const struct part *part)
{
    size_t count = 0;
    const struct json_value *games = json_member(part->value, "games");
    for (const struct json_value *game = games ? games->first : NULL; game; game = game->next)
        count++;
    return count;
}

// Reads a game of a shard to its place among all. False where it is none of that shard.
static bool read_game(struct merge *m, int index, const struct json_value *value)
{
    uint64_t number;
    if (!json_get_count(json_member(value, "number"), &number) || number >= m->total ||
        number % (uint64_t)m->count != (uint64_t)index || m->games[number].game)
        return false;
    return report_read_game(value, &m->options.rules, &m->games[number]);
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
    if (!report_read_options(json_member(m->first->value, "options"), &m->options)) {
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
