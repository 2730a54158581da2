// SPDX-License-Identifier: MIT
//
// Text in lines of at most so many columns, broken between words.
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include "output.h"
#include <stdio.h>

// Writes a text to stdout, in lines of 80 columns, on a line that has `at` already; the next
// lines start behind `indent` blanks. Ends the line.
void wrap_text(const char *text, int at, int indent);

// Writes a paragraph in such lines that is formatted as by printf, behind `indent` blanks; its
// lines but the first are behind `hang` blanks more.
void wrap_paragraph(int indent, int hang, const char *format, ...) PRINTF_LIKE(3, 4);

// Writes lines of text; one that takes more than `columns` goes on below the last of its
// columns, which two blanks or more separate, or below its indentation where that leaves less
// than half of the line.
void wrap_lines(FILE *out, const char *text, int columns);

#endif
