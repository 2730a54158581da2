// SPDX-License-Identifier: MIT
//
// The table of agents, and how each of them decides.
#include "play/agent.h"

#include "base/error.h"
#include "base/text.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

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
    {.row = {"human", "", "a person, who is asked"}, .asks = true, .decide = decide_by_asking},
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
