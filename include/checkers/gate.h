// SPDX-License-Identifier: MIT
//
// The tactical gate: a proposed move is checked, then acted on or degraded to the best move.
//
// For every move m that the gate lets through or plays: m is legal, and
// V_h(m) >= max over m' of V_h(m') - tolerance, with V_h as in search.h.
#ifndef CHECKERS_GATE_H
#define CHECKERS_GATE_H

#include <checkers/notation.h>
#include <checkers/search.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { CK_TOLERANCE_MAX = 1000000 };

typedef struct ck_gate_options {
    ck_weights weights;
    int horizon;   // h, 1..CK_DEPTH_MAX plies
    int tolerance; // points that a proposal may trail the best move by, 0..CK_TOLERANCE_MAX
    // After so long the deepest finished iteration decides, and the guarantee holds for its
    // depth; 0 = no limit.
    double seconds;
} ck_gate_options;

// The default weights, horizon 4, tolerance 50 points.
ck_gate_options ck_gate_defaults(void);

// CK_OK, or CK_BAD_ARGUMENT with a message that names what is out of its range.
enum ck_status ck_gate_options_check(const ck_gate_options *options, ck_error *error);

enum { CK_CHECK_LEGAL, CK_CHECK_NO_MATERIAL_BLUNDER, CK_CHECKS };

typedef struct ck_check {
    const char *name; // "legal", "no_material_blunder"; static storage
    bool pass;
    char detail[512]; // one sentence without a final dot, cut with "..." where it does not fit
} ck_check;

typedef struct ck_verdict {
    bool act;       // every check passed
    int checks_run; // checks[0..checks_run); the first that fails is the last
    ck_check checks[CK_CHECKS];
    bool legal; // whether `proposal` is a legal move and `value` its value
    ck_move proposal;
    int depth;      // h of the values: the horizon, or less where time ended the search
    int value;      // V_h of the proposal
    ck_move best;   // the first best move in canonical order
    int best_value; // V_h of the best move
    ck_move played; // the proposal, or the best move where a check failed
    uint64_t nodes;
    size_t line_length; // best play from the proposal on, the proposal first; for a
                        // proposal that is not legal, from the best move on
    ck_move line[CK_LINE_MAX];
} ck_verdict;

// Checks a legal move of the position with the search's working memory. CK_ILLEGAL where it is
// none, CK_BAD_ARGUMENT for options out of range; else as ck_search_run.
enum ck_status ck_gate_check(ck_search *search, const ck_position *position,
                             const ck_gate_options *options, ck_move proposal,
                             ck_verdict *verdict);

// Checks a proposal given as text, which the check `legal` may refuse: that is a verdict, not a
// failure. CK_BAD_TEXT and CK_AMBIGUOUS as ck_move_read; else as ck_gate_check. `error` is filled
// whatever has failed.
enum ck_status ck_gate_check_text(ck_search *search, const ck_position *position,
                                  const ck_gate_options *options, const char *proposal,
                                  ck_verdict *verdict, ck_error *error);

#ifdef __cplusplus
}
#endif
#endif
