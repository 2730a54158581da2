// SPDX-License-Identifier: MIT
//
// Text on stdout in lines of at most 80 columns.
#include "wrap.h"
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 80 };

static const char BLANKS[] = " \n";

void wrap_text(const char *text, int at, int indent)
{
    bool line_start = true;
    for (const char *c = text + strspn(text, BLANKS); *c; c += strspn(c, BLANKS)) {
        int length = (int)strcspn(c, BLANKS);
        if (!line_start && at + 1 + length > COLUMNS) {
            printf("\n%*s", indent, "");
            at = indent;
            line_start = true;
        }
        at += printf("%s%.*s", line_start ? "" : " ", length, c);
        line_start = false;
        c += length;
    }
    putchar('\n');
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
