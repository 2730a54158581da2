// SPDX-License-Identifier: MIT
//
// What the position and search options name, made with the library.
#include "setup.h"
#include "output.h"

ck_rules setup_rules(const struct options *options)
{
    ck_rules rules = ck_rules_english(options->size);
    rules.quiet_limit = options->quiet_limit;
    return rules;
}

// The position of --fen and --quiet. NULL once it has said what is wrong.
static ck_position *setup_position(const struct options *options)
{
    ck_rules rules = setup_rules(options);
    ck_position *position = NULL;
    ck_error error;
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
        fail("--quiet %d is above the limit of %d plies", options->quiet, options->quiet_limit);
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

ck_search *setup_search(const struct options *options)
{
    ck_rules rules = setup_rules(options);
    ck_search *search = NULL;
    enum ck_status status = ck_search_new(&search, &rules, (size_t)options->hash << 20);
    if (status == CK_OK)
        return search;
    if (status == CK_NO_MEMORY)
        fail("no memory for a table of %d MiB; --hash makes it smaller", options->hash);
    else
        fail_status(status);
    return NULL;
}
