// SPDX-License-Identifier: MIT
//
// Hints: what the gate says of moves, to a person who is asked for one.
#include "hints.h"
#include "panel.h"
#include "show.h"
#include "terminal.h"
#include <stdlib.h>
#include <string.h>

// The gate of the side to move. It has a limit of time here where it has none itself: on the
// widest board the values of all moves would take a minute.
static ck_gate_options patient_gate(const struct hints *hints, const ck_position *position)
{
    const double patience = 5;
    ck_gate_options gate = hints->gates[ck_position_turn(position)];
    if (!(gate.seconds > 0))
        gate.seconds = patience;
    return gate;
}

static void say_failure(const char *why, FILE *out)
{
    fprintf(out, "no hint: %s\n", why);
}

// Says which moves the gate would pass, or which not, with their values, in lines that fit.
static void say_sorted(const ck_position *position, const ck_analysis *analysis, int tolerance,
                       bool pass, FILE *out)
{
    const char *start = pass ? "it lets pass" : "it refuses";
    int used = 0;
    for (size_t i = 0; i < analysis->move_count; i++) {
        const ck_scored_move *scored = &analysis->moves[i];
        if ((scored->value >= analysis->best.value - tolerance) != pass)
            continue;
        char value[64], *move = move_text(position, scored->move);
        int width =
            (int)(strlen(move) + ck_value_write(scored->value, value, sizeof value)) + 5;
        if (used > 0 && used + width >= terminal_columns()) {
            fputs(",\n ", out);
            used = 1;
        } else {
            used += fprintf(out, "%s", used > 0 ? "," : start);
        }
        used += fprintf(out, " %s (%s)", move, value);
        free(move);
    }
    if (used > 0)
        fputc('\n', out);
}

void hints_all(const struct hints *hints, const ck_position *position, FILE *out)
{
    ck_gate_options gate = patient_gate(hints, position);
    ck_search_options options = ck_search_defaults();
    ck_analysis analysis;
    options.weights = gate.weights;
    options.depth = gate.horizon;
    options.seconds = gate.seconds;
    options.all = true;
    enum ck_status status = ck_search_run(hints->search, position, &options, &analysis);
    if (status != CK_OK) {
        say_failure(ck_status_text(status), out);
        return;
    }
    char value[64], *best = move_text(position, analysis.best.move);
    ck_value_write(analysis.best.value, value, sizeof value);
    fprintf(out, "the gate would play %s: %s at depth %d\n", best, value, analysis.depth);
    free(best);
    say_sorted(position, &analysis, gate.tolerance, true, out);
    say_sorted(position, &analysis, gate.tolerance, false, out);
}

void hints_move(const struct hints *hints, const ck_position *position, ck_move move,
                const struct look *look, FILE *out)
{
    ck_gate_options gate = patient_gate(hints, position);
    ck_verdict verdict;
    enum ck_status status = ck_gate_check(hints->search, position, &gate, move, &verdict);
    if (status == CK_OK)
        panel_print_verdict(out, position, &verdict, look);
    else
        say_failure(ck_status_text(status), out);
}

void hints_text(const struct hints *hints, const ck_position *position, const char *text,
                const struct look *look, FILE *out)
{
    ck_gate_options gate = patient_gate(hints, position);
    ck_verdict verdict;
    ck_error error;
    enum ck_status status =
        ck_gate_check_text(hints->search, position, &gate, text, &verdict, &error);
    if (status == CK_OK)
        panel_print_verdict(out, position, &verdict, look);
    else
        say_failure(error.message, out);
}
