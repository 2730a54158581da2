// SPDX-License-Identifier: MIT
//
// The display width of UTF-8 text, in which colour sequences take no room.
#ifndef CLI_WIDTH_H
#define CLI_WIDTH_H

#include <stdio.h>

// The columns that a text takes on a terminal. A byte that is no UTF-8 counts as one.
int text_width(const char *text);

// The same for the first bytes of a text, which do not end inside a character.
int text_part_width(const char *text, size_t bytes);

// Writes a text that takes at most `columns`: whole, or cut with `ellipsis` at its end. The
// colour sequences behind the cut are kept, so that colours end where they should.
void text_put(FILE *out, const char *text, int columns, const char *ellipsis);

#endif
