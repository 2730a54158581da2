// SPDX-License-Identifier: MIT
//
// The two agents of --agents or --level.
#include "players.h"
#include "output.h"
#include "setup.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Makes the agent that a part of `names` names, perhaps between blanks. False once it has said
// what is wrong.
static bool player_new(ck_agent **out, const struct options *options, const char *names,
                       const char *part, size_t length, const ck_rules *rules,
                       const ck_agent_setup *setup)
{
    ck_error error = {0};
    for (; length > 0 && *part == ' '; length--)
        part++;
    while (length > 0 && part[length - 1] == ' ')
        length--;
    char *name = memory_need(length + 1, 1);
    memcpy(name, part, length);
    enum ck_status status = ck_agent_new(out, name, rules, setup, &error);
    free(name);
    if (error.column > 0)
        error.column += (int)(part - names);
    if (status == CK_BAD_TEXT)
        fail_error("--agents", &error);
    else if (status != CK_OK)
        setup_fail(options, status);
    return status == CK_OK;
}

bool players_new(ck_agent *agents[2], const struct options *options, const ck_rules *rules,
                 const ck_agent_setup *setup)
{
    char level[64];
    const char *red = options->agents;
    if (options->level > 0) {
        if (options_given(options, "agents")) {
            fail("--level names both players; leave out --agents");
            return false;
        }
        snprintf(level, sizeof level, "human,%s", ck_level_agent(options->level));
        red = level;
    }
    const char *comma = strchr(red, ',');
    if (!comma || strchr(comma + 1, ',')) {
        fail("--agents takes two names such as gated,greedy, of Red and White, not \"%s\"",
             red);
        return false;
    }
    const char *white = comma + 1;
    if (!player_new(&agents[CK_RED], options, red, red, (size_t)(comma - red), rules, setup) ||
        !player_new(&agents[CK_WHITE], options, red, white, strlen(white), rules, setup))
        return false;
    ck_agent_seed(agents[CK_RED], 2 * options->seed);
    ck_agent_seed(agents[CK_WHITE], 2 * options->seed + 1);
    return true;
}

void players_free(ck_agent *agents[2])
{
    ck_agent_free(agents[CK_RED]);
    ck_agent_free(agents[CK_WHITE]);
}

bool players_human(ck_agent *const agents[2])
{
    return ck_agent_is_human(agents[CK_RED]) || ck_agent_is_human(agents[CK_WHITE]);
}
