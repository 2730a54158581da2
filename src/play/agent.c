// SPDX-License-Identifier: MIT
//
// Agents: one row each in a table, and the keys that their names take.
#include <checkers/agent.h>

#include "base/error.h"
#include "base/rng.h"
#include "base/text.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef enum ck_status (*decide_function)(ck_agent *a, const ck_game *game, ck_decision *d);

struct kind {
    ck_agent_row row;
    bool searches, gated; // takes the keys of a search, of a gate
    int depth;            // of its search unless told otherwise
    decide_function decide;
};

struct ck_agent {
    const struct kind *kind;
    const struct kind *proposer; // of a gated agent, else NULL
    char *name;
    struct rng rng;
    ck_ask ask;
    void *ask_context;
    ck_gate_options gate; // a plain search uses its weights, and its horizon as depth
    int hash;             // MiB
    ck_search *search;
    ck_verdict verdict;
};

static enum ck_status decide_randomly(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_greedily(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_search(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_gate(ck_agent *a, const ck_game *game, ck_decision *d);
static enum ck_status decide_by_asking(ck_agent *a, const ck_game *game, ck_decision *d);

#define SEARCH_KEYS "hash=MIB eval=default|second man=N king=N advance=N guard=N"

static const struct kind kinds[] = {
    {{"random", "", "any legal move, all equally likely"}, false, false, 0, decide_randomly},
    {{"greedy", "", "the move after which it has the most material, the reply ignored"},
     false,
     false,
     0,
     decide_greedily},
    {{"search", "depth=6 " SEARCH_KEYS, "the best move of an exact search"},
     true,
     false,
     6,
     decide_by_search},
    {{"gated", "proposer=greedy horizon=4 tolerance=50 " SEARCH_KEYS,
      "a proposer whose moves pass the tactical gate, or the gate's best move"},
     true,
     true,
     4,
     decide_by_gate},
    {{"human", "", "a person, who is asked"}, false, false, 0, decide_by_asking},
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

static bool is_human(const struct kind *kind)
{
    return kind != NULL && kind->decide == decide_by_asking;
}

// "random, greedy, search, gated or human".
static void write_kinds(struct text *t)
{
    for (int i = 0; i < KINDS; i++)
        ck_text_add(t, "%s%s", i == 0 ? "" : i == KINDS - 1 ? " or " : ", ", kinds[i].row.name);
}

static enum ck_status no_such_agent(const char *name, size_t length, int column,
                                    ck_error *error)
{
    char names[128];
    struct text t = ck_text(names, sizeof names);
    write_kinds(&t);
    return ck_fail(error, CK_BAD_TEXT, column, "no agent is called \"%.*s\"; there is %s",
                   length < 40 ? (int)length : 40, name, names);
}

// One key=value of a name.
struct pair {
    const char *key, *value;
    size_t key_length, value_length;
    int column;
};

static bool is_key(const struct pair *p, const char *key)
{
    return strlen(key) == p->key_length && strncmp(p->key, key, p->key_length) == 0;
}

static enum ck_status read_number(const struct pair *p, int least, int most, int *number,
                                  ck_error *error)
{
    long n = -1;
    if (p->value_length > 0 && p->value_length < 9 &&
        strspn(p->value, "0123456789") >= p->value_length)
        n = strtol(p->value, NULL, 10);
    if (n < least || n > most) {
        return ck_fail(error, CK_BAD_TEXT, p->column,
                       "%.*s takes a whole number from %d to %d, not \"%.*s\"",
                       (int)p->key_length, p->key, least, most,
                       p->value_length < 40 ? (int)p->value_length : 40, p->value);
    }
    *number = (int)n;
    return CK_OK;
}

static enum ck_status read_proposer(ck_agent *a, const struct pair *p, ck_error *error)
{
    const struct kind *kind = find_kind(p->value, p->value_length);
    if (kind == NULL)
        return no_such_agent(p->value, p->value_length, p->column, error);
    if (kind->searches) {
        return ck_fail(error, CK_BAD_TEXT, p->column,
                       "a proposer is random, greedy or human; %s searches for itself",
                       kind->row.name);
    }
    a->proposer = kind;
    return CK_OK;
}

// Reads a weight, or a set of them, as "key=value" for ck_weights_read.
static enum ck_status read_weights(ck_agent *a, const struct pair *p, ck_error *error)
{
    char text[64];
    bool set = is_key(p, "eval");
    struct text t = ck_text(text, sizeof text);
    if (set)
        ck_text_add(&t, "%.*s", (int)p->value_length, p->value);
    else
        ck_text_add(&t, "%.*s=%.*s", (int)p->key_length, p->key, (int)p->value_length,
                    p->value);
    ck_error why = {0};
    enum ck_status status = ck_weights_read(text, &a->gate.weights, &why);
    return status == CK_OK ? CK_OK : ck_fail(error, status, p->column, "%s", why.message);
}

static enum ck_status read_pair(ck_agent *a, const struct pair *p, ck_error *error)
{
    const struct kind *kind = a->kind;
    if (kind->searches) {
        if (is_key(p, kind->gated ? "horizon" : "depth"))
            return read_number(p, 1, CK_DEPTH_MAX, &a->gate.horizon, error);
        if (is_key(p, "hash"))
            return read_number(p, 0, CK_HASH_MAX, &a->hash, error);
        if (is_key(p, "eval") || is_key(p, "man") || is_key(p, "king") ||
            is_key(p, "advance") || is_key(p, "guard"))
            return read_weights(a, p, error);
    }
    if (kind->gated) {
        if (is_key(p, "tolerance"))
            return read_number(p, 0, CK_TOLERANCE_MAX, &a->gate.tolerance, error);
        if (is_key(p, "proposer"))
            return read_proposer(a, p, error);
    }
    int length = p->key_length < 40 ? (int)p->key_length : 40;
    if (*kind->row.keys == '\0') {
        return ck_fail(error, CK_BAD_TEXT, p->column, "%s takes no keys, so no \"%.*s\"",
                       kind->row.name, length, p->key);
    }
    return ck_fail(error, CK_BAD_TEXT, p->column, "%s has no key \"%.*s\"; it takes %s",
                   kind->row.name, length, p->key, kind->row.keys);
}

static enum ck_status read_pairs(ck_agent *a, const char *at, ck_error *error)
{
    while (*at == ':') {
        at++;
        struct pair p = {.key = at, .column = (int)(at - a->name) + 1};
        size_t length = strcspn(at, ":");
        p.key_length = strcspn(at, ":=");
        if (p.key_length == length || p.key_length == 0) {
            return ck_fail(error, CK_BAD_TEXT, p.column,
                           "\"%.*s\" is not of the form key=value",
                           length < 40 ? (int)length : 40, at);
        }
        p.value = at + p.key_length + 1;
        p.value_length = length - p.key_length - 1;
        enum ck_status status = read_pair(a, &p, error);
        if (status != CK_OK)
            return status;
        at += length;
    }
    return CK_OK;
}

enum ck_status ck_agent_new(ck_agent **out, const char *name, const ck_rules *rules,
                            const ck_agent_setup *setup, ck_error *error)
{
    size_t length = strcspn(name, ":");
    const struct kind *kind = find_kind(name, length);
    if (kind == NULL)
        return no_such_agent(name, length, 1, error);
    const ck_agent_setup defaults = ck_agent_defaults();
    if (setup == NULL)
        setup = &defaults;
    ck_agent *a = calloc(1, sizeof *a);
    if (a == NULL || (a->name = malloc(strlen(name) + 1)) == NULL) {
        free(a);
        return ck_fail(error, CK_NO_MEMORY, 0, "out of memory");
    }
    strcpy(a->name, name);
    a->kind = kind;
    a->proposer = kind->gated ? find_kind("greedy", 6) : NULL;
    a->ask = setup->ask;
    a->ask_context = setup->ask_context;
    a->gate = setup->gate;
    a->hash = setup->hash;
    if (!kind->gated)
        a->gate.horizon = setup->depth;
    enum ck_status status = read_pairs(a, a->name + length, error);
    if (status == CK_OK && ck_agent_is_human(a) && a->ask == NULL)
        status = ck_fail(error, CK_BAD_TEXT, 1,
                         "%s needs a person to ask, and there is none here", name);
    if (status == CK_OK && kind->searches) {
        status = ck_search_new(&a->search, rules, (size_t)a->hash << 20);
        if (status != CK_OK)
            ck_fail(error, status, 0, "%s", ck_status_text(status));
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

void ck_agent_seed(ck_agent *agent, uint64_t seed)
{
    agent->rng = rng_part(seed, 0);
}

const char *ck_agent_name(const ck_agent *agent)
{
    return agent->name;
}

const char *ck_agent_kind(const ck_agent *agent)
{
    return agent->kind->row.name;
}

size_t ck_agent_describe(const ck_agent *agent, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    const ck_gate_options *g = &agent->gate;
    if (agent->proposer != NULL) {
        ck_text_add(&t, "%s checked by a depth-%d search (tolerance %d.%02d men)",
                    agent->proposer->row.name, g->horizon, g->tolerance / 100,
                    g->tolerance % 100);
    } else if (agent->kind->searches) {
        ck_text_add(&t, "alpha-beta depth %d", g->horizon);
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
    d->depth = a->gate.horizon;
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
    if (ck_position_outcome(ck_game_position(game)).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    memset(decision, 0, sizeof *decision);
    return agent->kind->decide(agent, game, decision);
}
