// SPDX-License-Identifier: MIT
//
// Agents: one row each in a table, and the keys that their names take.
#include "play/agent.h"

#include "base/error.h"
#include "base/text.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum ck_status decide_randomly(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_greedily(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_search(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_gate(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_asking(ck_agent *a, const ck_game *game, ck_decision *d);

#define SEARCH_KEYS "time=SECONDS hash=MIB eval=default|second man=N king=N advance=N guard=N"

static const struct kind kinds[] = {
    {.row = {"random", "", "any legal move, all equally likely"}, .decide = decide_randomly},
    {.row = {"greedy", "", "the move after which it has the most material, the reply ignored"},
     .decide = decide_greedily},
    {.row = {"search", "depth=6 nodes=N " SEARCH_KEYS, "the best move of an exact search"},
     .searches = true,
     .decide = decide_by_search},
    {.row = {"gated", "proposer=greedy horizon=4 tolerance=50 " SEARCH_KEYS,
             "a proposer whose moves pass the tactical gate, or the gate's best move"},
     .searches = true,
     .gated = true,
     .decide = decide_by_gate},
    {.row = {"human", "", "a person, who is asked"}, .decide = decide_by_asking},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

const ck_agent_row *ck_agent_row_at(size_t index)
{
    return index < KINDS ? &kinds[index].row : NULL;
}

static const struct kind *find_kind(const char *name, size_t length)
{
    for (int i = 0; i < KINDS; i++) {
        if (strlen(kinds[i].row.name) == length &&
            strncmp(kinds[i].row.name, name, length) == 0)
            return &kinds[i];
    }
    return NULL;
}

// "random, greedy, search, gated or human".
static void write_kinds(struct text *t)
{
    for (int i = 0; i < KINDS; i++)
        ck_text_add(t, "%s%s", i == 0 ? "" : i == KINDS - 1 ? " or " : ", ", kinds[i].row.name);
}

const struct kind *ck_agent_kind_of(const char *name, size_t length, int column,
                                    ck_error *error)
{
    const struct kind *kind = find_kind(name, length);
    if (kind == NULL) {
        char names[128];
        struct text t = ck_text(names, sizeof names);
        write_kinds(&t);
        ck_fail(error, CK_BAD_TEXT, column, "no agent is called \"%.*s\"; there is %s",
                quoted(length), name, names);
    }
    return kind;
}

static bool is_human(const struct kind *kind)
{
    return kind != NULL && kind->decide == decide_by_asking;
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
    a->proposer = kind->gated ? find_kind("greedy", 6) : NULL;
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

// Sets a decision for a move that was found without search or gate.
static void decide_on(ck_decision *d, ck_move move)
{
    d->answer = CK_ANSWER_MOVE;
    d->move = d->proposal = move;
}

static enum ck_status decide_randomly(ck_agent *a, const ck_game *game, ck_decision *d)
{
    ck_move *moves;
    size_t count;
    enum ck_status status = ck_position_list(ck_game_position(game), &moves, &count);
    if (status != CK_OK)
        return status;
    decide_on(d, moves[rng_below(&a->rng, count)]);
    free(moves);
    return CK_OK;
}

// The material of the side less that of the other, in half men: a man is worth 2, a king 3.
static int material(const ck_position *p, enum ck_side side)
{
    int red = 2 * ck_position_count(p, CK_RED_MAN) + 3 * ck_position_count(p, CK_RED_KING);
    int white =
        2 * ck_position_count(p, CK_WHITE_MAN) + 3 * ck_position_count(p, CK_WHITE_KING);
    return side == CK_RED ? red - white : white - red;
}

static enum ck_status decide_greedily(ck_agent *a, const ck_game *game, ck_decision *d)
{
    const ck_position *position = ck_game_position(game);
    enum ck_side side = ck_position_turn(position);
    ck_move *moves;
    ck_position *after;
    size_t count;
    enum ck_status status = ck_position_list(position, &moves, &count);
    if (status != CK_OK)
        return status;
    status = ck_position_copy(&after, position);
    if (status != CK_OK) {
        free(moves);
        return status;
    }
    int best = INT_MIN;
    uint64_t equals = 0;
    for (size_t i = 0; i < count && status == CK_OK; i++) {
        ck_position_assign(after, position);
        status = ck_position_play(after, moves[i]);
        int m = material(after, side);
        if (m > best)
            equals = 0;
        // Each of the equals so far stays with the same chance.
        if (m > best || (m == best && rng_below(&a->rng, equals + 1) == 0))
            decide_on(d, moves[i]);
        if (m >= best) {
            best = m;
            equals++;
        }
    }
    d->has_material = true;
    d->material_after = best;
    ck_position_free(after);
    free(moves);
    return status;
}

static enum ck_status decide_by_search(ck_agent *a, const ck_game *game, ck_decision *d)
{
    ck_search_options o = ck_search_defaults();
    o.weights = a->gate.weights;
    o.depth = a->gate.horizon;
    o.seconds = a->gate.seconds;
    o.nodes = (uint64_t)a->nodes;
    ck_analysis analysis;
    enum ck_status status = ck_search_run(a->search, ck_game_position(game), &o, &analysis);
    if (status != CK_OK)
        return status;
    decide_on(d, analysis.best.move);
    d->has_value = true;
    d->value = analysis.best.value;
    d->depth = analysis.depth;
    d->nodes = analysis.nodes;
    return CK_OK;
}

static enum ck_status decide_by_gate(ck_agent *a, const ck_game *game, ck_decision *d)
{
    enum ck_status status = a->proposer->decide(a, game, d);
    if (status != CK_OK || d->answer != CK_ANSWER_MOVE)
        return status;
    ck_verdict *v = &a->verdict;
    status = ck_gate_check(a->search, ck_game_position(game), &a->gate, d->proposal, v);
    if (status != CK_OK)
        return status;
    d->move = v->played;
    d->verdict = v;
    d->has_verdict = true;
    d->has_value = true;
    d->value = v->act ? v->value : v->best_value;
    d->depth = v->depth;
    d->nodes = v->nodes;
    return CK_OK;
}

static enum ck_status decide_by_asking(ck_agent *a, const ck_game *game, ck_decision *d)
{
    ck_move move = {0};
    d->answer = a->ask(a->ask_context, game, &move);
    d->move = d->proposal = move;
    return CK_OK;
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
