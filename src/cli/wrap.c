// SPDX-License-Identifier: MIT
//
// Text in lines of at most so many columns, broken between words.
#include "wrap.h"
#include "width.h"
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 80 };

static const char BLANKS[] = " \n";

// Writes the words of text[0..length) on a line of at most `columns` that has `at` already; the
// next lines start behind `indent` blanks. Ends the line.
static void write_words(FILE *out, const char *text, size_t length, int at, int indent,
                        int columns)
{
    const char *end = text + length;
    bool line_start = true;
    for (const char *c = text + strspn(text, BLANKS); c < end; c += strspn(c, BLANKS)) {
        size_t bytes = strcspn(c, BLANKS);
        int width = text_part_width(c, bytes);
        if (!line_start && at + 1 + width > columns) {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
            line_start = true;
        }
        fprintf(out, "%s%.*s", line_start ? "" : " ", (int)bytes, c);
        at += width + !line_start;
        line_start = false;
        c += bytes;
    }
    fputc('\n', out);
}

void wrap_text(const char *text, int at, int indent)
{
    write_words(stdout, text, strlen(text), at, indent, COLUMNS);
}

// Where the last column of a line begins: behind its last run of blanks, or its indentation.
static size_t last_column(const char *line, size_t length)
{
    size_t column = strspn(line, " ");
    for (size_t i = column; i < length; i++)
        if (i >= 2 && line[i] != ' ' && line[i - 1] == ' ' && line[i - 2] == ' ')
            column = i;
    return column;
}

static void wrap_line(FILE *out, const char *line, size_t length, int columns)
{
    size_t lead = last_column(line, length);
    if (2 * text_part_width(line, lead) > columns)
        lead = strspn(line, " ");
    int at = text_part_width(line, lead);
    fwrite(line, 1, lead, out);
    write_words(out, line + lead, length - lead, at, at, columns);
}

void wrap_lines(FILE *out, const char *text, int columns)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        if (text_part_width(text, length) > columns)
            wrap_line(out, text, length, columns);
        else
            fprintf(out, "%.*s\n", (int)length, text);
        text += length;
        text += *text == '\n';
    }
}

void wrap_paragraph(int indent, int hang, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = memory_need((size_t)length + 1, 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    printf("%*s", indent, "");
    wrap_text(text, indent, indent + hang);
    free(text);
}
