// SPDX-License-Identifier: MIT
//
// An agent: made from its name, described, asked for a move.
#include "play/agent.h"

#include "base/error.h"
#include "base/text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_human(const struct kind *kind)
{
    return kind != NULL && kind->asks;
}

enum ck_status ck_agent_new(ck_agent **out, const char *name, const ck_rules *rules,
                            const ck_agent_setup *setup, ck_error *error)
{
    const struct kind *kind = ck_agent_kind_of(name, strcspn(name, ":"), 1, error);
    if (kind == NULL)
        return CK_BAD_TEXT;
    const ck_agent_setup defaults = ck_agent_defaults();
    if (setup == NULL)
        setup = &defaults;
    enum ck_status status = ck_agent_setup_check(setup, error);
    if (status == CK_OK)
        status = ck_rules_check(rules, error);
    if (status != CK_OK)
        return status;
    ck_agent *a = calloc(1, sizeof *a);
    if (a == NULL || (a->name = malloc(strlen(name) + 1)) == NULL) {
        free(a);
        return ck_fail_status(error, CK_NO_MEMORY);
    }
    strcpy(a->name, name);
    a->kind = kind;
    a->rules = *rules;
    a->proposer = kind->gated ? ck_agent_kind_of("greedy", 6, 0, NULL) : NULL;
    a->ask = setup->ask;
    a->ask_context = setup->ask_context;
    a->gate = setup->gate;
    a->hash = setup->hash;
    if (!kind->gated)
        a->gate.horizon = setup->depth;
    ck_agent_seed(a, 0);
    status = ck_agent_read_keys(a, error);
    if (status == CK_OK && ck_agent_is_human(a) && a->ask == NULL)
        status = ck_fail(error, CK_BAD_TEXT, 1,
                         "%s needs a person to ask, and there is none here", name);
    if (status == CK_OK && kind->searches) {
        status = ck_search_new(&a->search, rules, (size_t)a->hash << 20);
        if (status != CK_OK)
            ck_fail_status(error, status);
    }
    if (status != CK_OK) {
        ck_agent_free(a);
        return status;
    }
    *out = a;
    return CK_OK;
}

void ck_agent_free(ck_agent *agent)
{
    if (agent == NULL)
        return;
    ck_search_free(agent->search);
    free(agent->name);
    free(agent);
}

ck_agent_setup ck_agent_defaults(void)
{
    return (ck_agent_setup){.gate = ck_gate_defaults(), .depth = 6, .hash = 16};
}

enum ck_status ck_agent_setup_check(const ck_agent_setup *setup, ck_error *error)
{
    enum ck_status status = ck_check_range("the depth", setup->depth, 1, CK_DEPTH_MAX, error);
    if (status == CK_OK)
        status = ck_check_range("the table in MiB", setup->hash, 0, CK_HASH_MAX, error);
    return status == CK_OK ? ck_gate_options_check(&setup->gate, error) : status;
}

void ck_agent_seed(ck_agent *agent, uint64_t seed)
{
    agent->rng = rng_part(seed, 0);
}

const char *ck_level_agent(int level)
{
    static const char *const names[CK_LEVELS] = {
        "random",         "greedy",          "gated:horizon=2",
        "gated",          "gated:horizon=8", "search:depth=6",
        "search:depth=9", "search:depth=12", "search:depth=17:hash=64",
    };
    return level >= 1 && level <= CK_LEVELS ? names[level - 1] : NULL;
}

const char *ck_agent_name(const ck_agent *agent)
{
    return agent->name;
}

const char *ck_agent_kind(const ck_agent *agent)
{
    return agent->kind->row.name;
}

// What ends a search beside its depth: ", 0.5 s a move".
static void write_limits(struct text *t, const ck_agent *a)
{
    if (a->gate.seconds > 0)
        ck_text_add(t, ", %g s a move", a->gate.seconds);
    if (a->nodes > 0)
        ck_text_add(t, ", %d nodes a move", a->nodes);
}

size_t ck_agent_describe(const ck_agent *agent, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    const ck_gate_options *g = &agent->gate;
    char depth[16] = "";
    if (g->horizon < CK_DEPTH_MAX)
        snprintf(depth, sizeof depth, "%d", g->horizon);
    if (agent->proposer != NULL) {
        ck_text_add(&t, "%s checked by a %s%s%ssearch", agent->proposer->row.name,
                    *depth ? "depth-" : "", depth, *depth ? " " : "");
        write_limits(&t, agent);
        ck_text_add(&t, " (tolerance %d.%02d men)", g->tolerance / 100, g->tolerance % 100);
    } else if (agent->kind->searches) {
        ck_text_add(&t, "alpha-beta%s%s", *depth ? " depth " : "", depth);
        write_limits(&t, agent);
    } else {
        ck_text_add(&t, "%s", agent->kind->row.help);
    }
    return t.length;
}

bool ck_agent_is_gated(const ck_agent *agent)
{
    return agent->kind->gated;
}

bool ck_agent_is_human(const ck_agent *agent)
{
    return is_human(agent->kind) || is_human(agent->proposer);
}

bool ck_agent_gate(const ck_agent *agent, ck_gate_options *options)
{
    if (agent->kind->gated)
        *options = agent->gate;
    return agent->kind->gated;
}

enum ck_status ck_agent_decide(ck_agent *agent, const ck_game *game, ck_decision *decision)
{
    if (!ck_rules_equal(ck_position_rules(ck_game_position(game)), &agent->rules))
        return CK_BAD_ARGUMENT;
    if (ck_game_outcome(game).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    memset(decision, 0, sizeof *decision);
    return agent->kind->decide(agent, game, decision);
}
