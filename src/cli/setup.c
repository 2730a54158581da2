// SPDX-License-Identifier: MIT
//
// What the position and search options name, made with the library.
#include "setup.h"
#include "output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Sets what an option of its own says instead of --rules, unless --rules names the same key
// with another value. False once it has said so.
static bool override(const struct options *options, const char *option, const char *key,
                     int value, int *field)
{
    char named[16];
    snprintf(named, sizeof named, ",%s=", key);
    if (!options_given(options, option) || *field == value)
        return true;
    if (strstr(options->rules, named)) {
        fail("--%s %d contradicts %s=%d in --rules; leave one of them out", option, value, key,
             *field);
        return false;
    }
    *field = value;
    return true;
}

bool setup_rules(const struct options *options, ck_rules *rules)
{
    ck_error error;
    if (ck_rules_read(options->rules, rules, &error) != CK_OK) {
        fail_error("--rules", &error);
        return false;
    }
    return override(options, "size", "size", options->size, &rules->size) &&
           override(options, "quiet-limit", "quiet", options->quiet_limit, &rules->quiet_limit);
}

// The position of --fen and --quiet. NULL once it has said what is wrong.
static ck_position *setup_position(const struct options *options)
{
    ck_rules rules;
    ck_position *position = NULL;
    ck_error error;
    if (!setup_rules(options, &rules))
        return NULL;
    if (options->fen) {
        if (ck_fen_read(&position, &rules, options->fen, &error) != CK_OK) {
            fail_error("--fen", &error);
            return NULL;
        }
    } else {
        enum ck_status status = ck_position_new(&position, &rules);
        if (status != CK_OK) {
            fail_status(status);
            return NULL;
        }
    }
    if (ck_position_set_quiet(position, options->quiet) != CK_OK) {
        fail("--quiet %d is above the limit of %d plies", options->quiet, rules.quiet_limit);
        ck_position_free(position);
        return NULL;
    }
    return position;
}

ck_game *setup_game(const struct options *options)
{
    ck_position *start = setup_position(options);
    ck_game *game = NULL;
    ck_error error;
    if (!start)
        return NULL;
    enum ck_status status = ck_game_new(&game, start);
    ck_position_free(start);
    if (status != CK_OK) {
        fail_status(status);
        return NULL;
    }
    if (options->moves && ck_game_play_text(game, options->moves, &error) != CK_OK) {
        fail_error("--moves", &error);
        ck_game_free(game);
        return NULL;
    }
    return game;
}

bool setup_weights(const struct options *options, ck_weights *weights)
{
    ck_error error;
    *weights = ck_weights_default();
    if (!options->eval || ck_weights_read(options->eval, weights, &error) == CK_OK)
        return true;
    fail_error("--eval", &error);
    return false;
}

// Reads a share such as 2/8.
static bool shard_read(const char *text, ck_shard *shard)
{
    char *slash, *end;
    if (text[strspn(text, "0123456789/")] != '\0')
        return false;
    long index = strtol(text, &slash, 10);
    if (*slash != '/')
        return false;
    long count = strtol(slash + 1, &end, 10);
    if (*end != '\0' || index < 1 || index > count || count > CK_SHARDS_MAX)
        return false;
    *shard = (ck_shard){(int)index, (int)count};
    return true;
}

bool setup_shard(const struct options *options, ck_shard *shard)
{
    *shard = (ck_shard){0};
    if (!options->shard || shard_read(options->shard, shard))
        return true;
    fail("--shard takes I/N with I from 1 to N and N up to %d, such as 2/8, not \"%s\"",
         CK_SHARDS_MAX, options->shard);
    return false;
}

int setup_fail(const struct options *options, enum ck_status status)
{
    if (status == CK_NO_MEMORY && options->hash > 0)
        return fail("%s; a smaller --hash takes less", ck_status_text(status));
    return fail_status(status);
}

ck_search *setup_search(const struct options *options, const ck_rules *rules)
{
    ck_search *search = NULL;
    enum ck_status status = ck_search_new(&search, rules, (size_t)options->hash << 20);
    if (status == CK_OK)
        return search;
    setup_fail(options, status);
    return NULL;
}
