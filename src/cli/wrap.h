// SPDX-License-Identifier: MIT
//
// Text on stdout in lines of at most 80 columns.
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include "output.h"

// Writes a text from a column on, where the line is already; the next lines start in that column
// too. Ends the line.
void wrap_text(const char *text, int column);

// Writes a paragraph that is formatted as by printf, every line behind `indent` blanks.
void wrap_paragraph(int indent, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
