// SPDX-License-Identifier: MIT
//
// The public search: limits, and the template's results as moves.
#include <checkers/search.h>

#include "base/clock.h"
#include "game/position.h"
#include <assert.h>
#include <stdlib.h>

static_assert((int)CK_WIN == (int)AB_WIN && (int)CK_DECIDED == (int)AB_DECIDED &&
                  (int)CK_DEPTH_MAX == (int)AB_DEPTH_MAX &&
                  (int)CK_LINE_MAX == (int)AB_LINE_MAX &&
                  (int)CK_MOVES_MAX == (int)AB_MOVES_MAX,
              "the public limits are the template's");
static_assert((int)CK_NO_TABLE == (int)AB_NO_TABLE && (int)CK_NO_ORDER == (int)AB_NO_ORDER &&
                  (int)CK_NO_PVS == (int)AB_NO_PVS &&
                  (int)CK_NO_ASPIRATION == (int)AB_NO_ASPIRATION &&
                  (int)CK_NO_KILLERS == (int)AB_NO_KILLERS &&
                  (int)CK_NO_HISTORY == (int)AB_NO_HISTORY,
              "the public switches are the template's");

struct ck_search {
    const struct core *core;
    void *work; // of the core
    // What the run at hand was asked for.
    const ck_position *position;
    const ck_search_options *options;
    double deadline;
    enum ck_status status;
    ck_analysis analysis;
    // The memory behind the analysis.
    ck_position *scratch;
    ck_move *root_moves;
    size_t root_count;
    ck_move best_line[CK_LINE_MAX], also_line[CK_LINE_MAX];
    ck_scored_move *moves;
    ck_move *lines; // of all moves one behind the other
};

ck_search_options ck_search_defaults(void)
{
    return (ck_search_options){.weights = ck_weights_default(), .depth = 6};
}

enum ck_status ck_search_new(ck_search **out, const ck_rules *rules, size_t table_bytes)
{
    if (ck_rules_check(rules, NULL) != CK_OK)
        return CK_BAD_ARGUMENT;
    ck_search *s = calloc(1, sizeof *s);
    if (s == NULL)
        return CK_NO_MEMORY;
    s->core = ck_core_for(rules);
    s->work = s->core->search_new(table_bytes);
    if (s->work == NULL || ck_position_new(&s->scratch, rules) != CK_OK) {
        ck_search_free(s);
        return CK_NO_MEMORY;
    }
    *out = s;
    return CK_OK;
}

static void forget(ck_search *s)
{
    free(s->root_moves);
    free(s->moves);
    free(s->lines);
    s->root_moves = NULL;
    s->moves = NULL;
    s->lines = NULL;
}

void ck_search_free(ck_search *search)
{
    if (search == NULL)
        return;
    forget(search);
    if (search->work != NULL)
        search->core->search_free(search->work);
    ck_position_free(search->scratch);
    free(search);
}

// The legal move of that index.
static enum ck_status move_at(const ck_position *position, size_t index, ck_move *move)
{
    ck_move few[64], *moves = few;
    size_t count;
    enum ck_status status = ck_position_moves(position, few, sizeof few / sizeof *few, &count);
    if (status == CK_LIMIT)
        status = ck_position_list(position, &moves, &count);
    if (status != CK_OK)
        return status;
    assert(index < count);
    *move = moves[index];
    if (moves != few)
        free(moves);
    return CK_OK;
}

// Writes the moves that a line of indices stands for. Returns how many.
static size_t write_line(ck_search *s, const struct ab_line *line, ck_move *out)
{
    ck_position_assign(s->scratch, s->position);
    for (size_t i = 0; i < line->length && s->status == CK_OK; i++) {
        if (i == 0)
            out[0] = s->root_moves[line->moves[0]];
        else
            s->status = move_at(s->scratch, line->moves[i], &out[i]);
        if (s->status == CK_OK)
            s->status = ck_position_play(s->scratch, out[i]);
    }
    return line->length;
}

static int compare_moves(const void *a, const void *b)
{
    const ck_scored_move *x = a, *y = b;
    if (x->value != y->value)
        return x->value < y->value ? 1 : -1;
    return x->move.index - y->move.index;
}

// Takes over the values of root moves that are known, and their lines into memory of their
// size.
static void write_moves(ck_search *s, const struct ab_result *r)
{
    size_t length = 0, count = 0;
    for (size_t i = 0; i < s->root_count; i++)
        length += r->known[i] ? r->lines[i].length : 0;
    free(s->lines);
    s->lines = malloc((length + 1) * sizeof *s->lines);
    if (s->lines == NULL) {
        s->status = CK_NO_MEMORY;
        return;
    }
    ck_move *at = s->lines;
    for (size_t i = 0; i < s->root_count; i++) {
        if (!r->known[i])
            continue;
        size_t n = write_line(s, &r->lines[i], at);
        s->moves[count++] = (ck_scored_move){s->root_moves[i], r->values[i], at, n};
        at += n;
    }
    if (!s->options->all)
        qsort(s->moves, count, sizeof *s->moves, compare_moves);
    s->analysis.moves = s->moves;
    s->analysis.move_count = count;
}

// Makes the analysis of what the template has found.
static void write_analysis(ck_search *s)
{
    uint64_t nodes;
    const struct ab_result *r = s->core->search_result(s->work, &nodes);
    ck_analysis *a = &s->analysis;
    a->depth = r->depth;
    a->nodes = nodes;
    a->best.move = s->root_moves[r->best];
    if (r->depth == 0)
        return;
    a->best.value = r->value;
    a->best.line = s->best_line;
    a->best.line_length = write_line(s, &r->line, s->best_line);
    if (s->options->also != NULL && r->whole) {
        size_t n = write_line(s, &r->also_line, s->also_line);
        a->also = (ck_scored_move){*s->options->also, r->also_value, s->also_line, n};
    }
    if (r->known != NULL && r->whole)
        write_moves(s, r);
}

static bool must_stop(void *context, int depth)
{
    const ck_search *s = context;
    if (s->deadline > 0 && depth > 0 && ck_clock() >= s->deadline)
        return true;
    return s->options->stop != NULL && s->options->stop(s->options->context);
}

static void tell_progress(void *context)
{
    ck_search *s = context;
    write_analysis(s);
    if (s->status == CK_OK)
        s->options->progress(s->options->context, &s->analysis);
}

static enum ck_status status_of(enum ab_status status)
{
    switch (status) {
    case AB_OK:
    case AB_STOPPED:
        return CK_OK;
    case AB_LIMIT:
        return CK_LIMIT;
    case AB_NO_MEMORY:
        break;
    }
    return CK_NO_MEMORY;
}

static enum ck_status check_options(const ck_search *s, const ck_position *position,
                                    const ck_search_options *o)
{
    if (!ck_rules_equal(ck_position_rules(position), ck_position_rules(s->scratch)) ||
        o->depth < 1 || o->depth > CK_DEPTH_MAX || o->multipv < 0 || !(o->seconds >= 0) ||
        o->off > CK_SWITCHES_ALL)
        return CK_BAD_ARGUMENT;
    return ck_weights_check(&o->weights, NULL);
}

enum ck_status ck_search_run(ck_search *search, const ck_position *position,
                             const ck_search_options *options, ck_analysis *analysis)
{
    ck_search *s = search;
    enum ck_status status = check_options(s, position, options);
    if (status != CK_OK)
        return status;
    if (ck_position_outcome(position).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    forget(s);
    status = ck_position_list(position, &s->root_moves, &s->root_count);
    if (status != CK_OK)
        return status;
    const ck_move *also = options->also;
    if (also != NULL &&
        (also->index >= s->root_count || !ck_move_equal(*also, s->root_moves[also->index])))
        return CK_ILLEGAL;
    bool several = options->all || options->multipv > 1;
    if (several && (s->moves = calloc(s->root_count, sizeof *s->moves)) == NULL)
        return CK_NO_MEMORY;
    s->position = position;
    s->options = options;
    s->status = CK_OK;
    s->analysis = (ck_analysis){0};
    s->deadline = options->seconds > 0 ? ck_clock() + options->seconds : 0;

    struct ab_options o = {
        .depth = options->depth,
        .nodes = options->nodes,
        .off = options->off,
        .all = options->all,
        .multipv = (size_t)options->multipv,
        .also = also != NULL,
        .also_index = also != NULL ? also->index : 0,
        .stop = options->seconds > 0 || options->stop != NULL ? must_stop : NULL,
        .progress = options->progress != NULL ? tell_progress : NULL,
        .context = s,
    };
    status = status_of(
        s->core->search_run(s->work, position_state_const(position), &options->weights, &o));
    if (status == CK_OK) {
        write_analysis(s);
        status = s->status;
    }
    if (status == CK_OK)
        *analysis = s->analysis;
    return status;
}

enum ck_status ck_minimax(const ck_position *position, const ck_weights *weights, int depth,
                          int *values)
{
    if (depth < 1 || depth > CK_DEPTH_MAX || ck_weights_check(weights, NULL) != CK_OK)
        return CK_BAD_ARGUMENT;
    if (ck_position_outcome(position).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    return position->core->minimax(position_state_const(position), weights, depth, values);
}
