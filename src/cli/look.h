// SPDX-License-Identifier: MIT
//
// How a board looks: the characters of the two styles, and colours.
#ifndef CLI_LOOK_H
#define CLI_LOOK_H

#include <checkers/position.h>

enum { BAR_STEPS = 8, SPARK_STEPS = 8 };

// What the last move left on a square that is now empty.
enum mark { MARK_NONE, MARK_RISING, MARK_FALLING, MARK_TURN, MARK_CAPTURED, MARKS };

// The characters of a style. Each is one column wide, but for `pass`, `fail`, `between` and
// `ellipsis`.
struct glyphs {
    const char *top_left, *top_right, *bottom_left, *bottom_right;
    const char *across, *down;
    const char *cut;                       // in place of `across` where rows are left out
    const char *pieces[CK_WHITE_KING + 1]; // CK_EMPTY: an empty dark square
    const char *marks[MARKS];
    const char *pass, *fail;        // before a check
    const char *between;            // two facts of a line
    const char *ellipsis;           // in place of what does not fit
    const char *bar[BAR_STEPS + 1]; // filled by so many eighths
    const char *spark[SPARK_STEPS]; // from the lowest up
};

extern const struct glyphs glyphs_unicode, glyphs_ascii;

struct look {
    const struct glyphs *glyphs;
    bool color;
    bool coords; // numbers on empty dark squares
};

// What text can be coloured for.
enum ink { INK_NORMAL, INK_QUIET, INK_RED, INK_WHITE, INK_GOOD, INK_BAD, INK_WARN };

// The sequence that starts an ink, which INK_NORMAL ends; "" without colour.
const char *look_ink(const struct look *look, enum ink ink);

#endif
