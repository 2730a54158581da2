// SPDX-License-Identifier: MIT
//
// The two agents of --agents, with --depth, --horizon, --tolerance, --eval and --hash where a
// name does not say.
#include "players.h"
#include "output.h"
#include "setup.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 512 };

// Whether a name has a key of its own.
static bool has_key(const char *name, const char *key)
{
    size_t length = strlen(key);
    for (const char *at = strchr(name, ':'); at; at = strchr(at + 1, ':'))
        if (strncmp(at + 1, key, length) == 0 && at[1 + length] == '=')
            return true;
    return false;
}

// Whether a name begins with a word.
static bool has_kind(const char *name, const char *kind)
{
    size_t length = strlen(kind);
    return strncmp(name, kind, length) == 0 && (name[length] == ':' || name[length] == '\0');
}

// Adds a key with its value to a name, where the name does not say it. False where it is full.
static bool add_key(char name[NAME_SIZE], const char *key, int value)
{
    size_t used = strlen(name);
    if (has_key(name, key))
        return true;
    int added = snprintf(name + used, NAME_SIZE - used, ":%s=%d", key, value);
    return added >= 0 && (size_t)added < NAME_SIZE - used;
}

// Adds what the options say of an agent that searches.
static bool add_options(char name[NAME_SIZE], const struct options *options)
{
    bool search = has_kind(name, "search"), gated = has_kind(name, "gated");
    bool done = true;
    if (search && options_given(options, "depth"))
        done &= add_key(name, "depth", options->depth);
    if (gated && options_given(options, "horizon"))
        done &= add_key(name, "horizon", options->horizon);
    if (gated && options_given(options, "tolerance"))
        done &= add_key(name, "tolerance", options->tolerance);
    if ((search || gated) && options_given(options, "hash"))
        done &= add_key(name, "hash", options->hash);
    if ((search || gated) && options_given(options, "eval") && !has_key(name, "eval")) {
        ck_weights weights;
        if (!setup_weights(options, &weights))
            return false;
        done &= add_key(name, "man", weights.man) && add_key(name, "king", weights.king) &&
                add_key(name, "advance", weights.advance) &&
                add_key(name, "guard", weights.guard);
    }
    return done;
}

// Makes the agent of a side, which the text names up to `length`.
static bool player_new(ck_agent **out, const char *text, size_t length, size_t column,
                       const struct options *options, ck_ask ask, void *context)
{
    char name[NAME_SIZE];
    ck_rules rules = setup_rules(options);
    ck_error error;
    if (length >= sizeof name / 2) {
        fail("--agents: \"%.40s...\" is too long for the name of an agent", text);
        return false;
    }
    memcpy(name, text, length);
    name[length] = '\0';
    if (!add_options(name, options))
        return false;
    if (ck_agent_new(out, name, &rules, ask, context, &error) != CK_OK) {
        error.column += error.column > 0 ? (int)column : 0;
        fail_error("--agents", &error);
        return false;
    }
    return true;
}

bool players_new(ck_agent *agents[2], const struct options *options, ck_ask ask, void *context)
{
    const char *red = options->agents, *comma = strchr(red, ',');
    if (!comma || strchr(comma + 1, ',')) {
        fail("--agents takes two names such as gated,greedy, the first for Red, not \"%s\"",
             red);
        return false;
    }
    size_t length = (size_t)(comma - red);
    if (!player_new(&agents[CK_RED], red, length, 0, options, ask, context) ||
        !player_new(&agents[CK_WHITE], comma + 1, strlen(comma + 1), length + 1, options, ask,
                    context))
        return false;
    for (enum ck_side side = CK_RED; side <= CK_WHITE; side++)
        ck_agent_seed(agents[side], options->seed + (uint64_t)side);
    return true;
}

void players_free(ck_agent *agents[2])
{
    ck_agent_free(agents[CK_RED]);
    ck_agent_free(agents[CK_WHITE]);
}
