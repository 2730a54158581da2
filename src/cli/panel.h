// SPDX-License-Identifier: MIT
//
// The panel beside a board: the decision with its checks, totals, and a bar for each side.
#ifndef CLI_PANEL_H
#define CLI_PANEL_H

#include "look.h"
#include "scene.h"
#include <checkers/gate.h>
#include <stdio.h>

enum { PANEL_LINES = 10, PANEL_LINE_SIZE = 1024 };

struct panel {
    int count;
    char lines[PANEL_LINES][PANEL_LINE_SIZE];
};

// Fills a panel. Lines that could be cut anywhere may be longer than `columns`.
void panel_fill(struct panel *panel, const struct scene *scene, const struct look *look,
                int columns);

// Writes what the gate says of a proposal in the position: ACT or DEGRADE, each check, and the
// line that refutes it, a line each.
void panel_print_verdict(FILE *out, const ck_position *position, const ck_verdict *verdict,
                         const struct look *look);

// The same of a decision in the position where the gate has overridden its proposal, to be
// freed; NULL where it has not.
char *panel_refusal(const ck_position *position, const ck_decision *decision,
                    const struct look *look);

#endif
