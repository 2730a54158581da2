// SPDX-License-Identifier: MIT
//
// The tactical gate.
#include <checkers/gate.h>

#include "base/error.h"
#include "base/text.h"
#include "game/movetext.h"
#include <string.h>

ck_gate_options ck_gate_defaults(void)
{
    return (ck_gate_options){.weights = ck_weights_default(), .horizon = 4, .tolerance = 50};
}

enum ck_status ck_gate_options_check(const ck_gate_options *options, ck_error *error)
{
    enum ck_status status =
        ck_check_range("the horizon", options->horizon, 1, CK_DEPTH_MAX, error);
    if (status == CK_OK)
        status =
            ck_check_range("the tolerance", options->tolerance, 0, CK_TOLERANCE_MAX, error);
    if (status == CK_OK && !(options->seconds >= 0))
        status = ck_fail(error, CK_BAD_ARGUMENT, 0, "the time is 0 seconds or more");
    return status == CK_OK ? ck_weights_check(&options->weights, error) : status;
}

static void set_line(ck_verdict *v, const ck_scored_move *m)
{
    v->line_length = m->line_length;
    memcpy(v->line, m->line, m->line_length * sizeof *m->line);
}

// Searches the position to the horizon; `also` is the proposal where it is legal.
static enum ck_status search_horizon(ck_search *search, const ck_position *position,
                                     const ck_gate_options *options, const ck_move *also,
                                     ck_verdict *v)
{
    ck_search_options o = ck_search_defaults();
    o.weights = options->weights;
    o.depth = options->horizon;
    o.seconds = options->seconds;
    o.also = also;
    ck_analysis a;
    enum ck_status status = ck_gate_options_check(options, NULL);
    if (status == CK_OK)
        status = ck_search_run(search, position, &o, &a);
    if (status != CK_OK)
        return status;
    v->nodes = a.nodes;
    v->depth = a.depth;
    v->best = a.best.move;
    v->best_value = a.best.value;
    v->value = a.also.value;
    set_line(v, also != NULL ? &a.also : &a.best);
    return CK_OK;
}

static void add_value(struct text *t, int value)
{
    char text[32];
    ck_value_write(value, text, sizeof text);
    ck_text_add(t, ck_value_plies(value) != 0 ? "is %s" : "scores %s", text);
}

// Begins the next check, whose sentence is then written to *t.
static void next_check(ck_verdict *v, const char *name, bool pass, struct text *t)
{
    ck_check *check = &v->checks[v->checks_run++];
    check->name = name;
    check->pass = pass;
    *t = ck_text(check->detail, sizeof check->detail);
}

static void check_blunder(ck_verdict *v, const ck_position *position, const ck_gate_options *o)
{
    struct text t;
    long loss = (long)v->best_value - v->value;
    bool pass = loss <= o->tolerance;
    next_check(v, "no_material_blunder", pass, &t);
    ck_text_add(&t, "at depth %d, ", v->depth);
    ck_movetext_add(&t, position, v->proposal);
    ck_text_add(&t, " ");
    add_value(&t, v->value);
    ck_text_add(&t, "; the best move ");
    ck_movetext_add(&t, position, v->best);
    ck_text_add(&t, " ");
    add_value(&t, v->best_value);
    if (!pass && ck_value_plies(v->value) == 0 && ck_value_plies(v->best_value) == 0) {
        ck_text_add(&t, " (it gives up %ld.%02ld men, more than the %d.%02d allowed)",
                    loss / 100, loss % 100, o->tolerance / 100, o->tolerance % 100);
    }
    ck_text_mark_cut(&t);
    v->act = pass;
    v->played = pass ? v->proposal : v->best;
}

enum ck_status ck_gate_check(ck_search *search, const ck_position *position,
                             const ck_gate_options *options, ck_move proposal,
                             ck_verdict *verdict)
{
    ck_verdict *v = verdict;
    memset(v, 0, offsetof(ck_verdict, line));
    enum ck_status status = search_horizon(search, position, options, &proposal, v);
    if (status != CK_OK)
        return status;
    v->legal = true;
    v->proposal = proposal;
    struct text t;
    next_check(v, "legal", true, &t);
    ck_movetext_add(&t, position, proposal);
    ck_text_add(&t, " is legal");
    check_blunder(v, position, options);
    return CK_OK;
}

// The verdict on a proposal that is not legal: the best move in its place.
static enum ck_status refuse(ck_search *search, const ck_position *position,
                             const ck_gate_options *options, const char *why, ck_verdict *v)
{
    memset(v, 0, offsetof(ck_verdict, line));
    enum ck_status status = search_horizon(search, position, options, NULL, v);
    if (status != CK_OK)
        return status;
    struct text t;
    next_check(v, "legal", false, &t);
    ck_text_add(&t, "%s", why);
    ck_text_mark_cut(&t);
    v->played = v->best;
    return CK_OK;
}

enum ck_status ck_gate_check_text(ck_search *search, const ck_position *position,
                                  const ck_gate_options *options, const char *proposal,
                                  ck_verdict *verdict, ck_error *error)
{
    ck_move move;
    ck_error why = {0};
    enum ck_status status = ck_gate_options_check(options, error);
    if (status != CK_OK)
        return status;
    status = ck_move_read(position, proposal, &move, &why);
    if (status == CK_OK) {
        status = ck_gate_check(search, position, options, move, verdict);
    } else if (status == CK_ILLEGAL) {
        status = refuse(search, position, options, why.message, verdict);
    } else {
        if (error != NULL)
            *error = why;
        return status;
    }
    return status == CK_OK ? CK_OK : ck_fail_status(error, status);
}
