// SPDX-License-Identifier: MIT
//
// Text on stdout in lines of at most 80 columns.
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include "output.h"

// Writes a text on a line that has `at` columns already; the next lines start behind `indent`
// blanks. Ends the line.
void wrap_text(const char *text, int at, int indent);

// Writes a paragraph that is formatted as by printf behind `indent` blanks; its lines but the
// first are behind `hang` blanks more.
void wrap_paragraph(int indent, int hang, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
