// SPDX-License-Identifier: MIT
//
// Text on stdout in lines of at most 80 columns.
#include "wrap.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 80 };

void wrap_text(const char *text, int column)
{
    int at = column;
    for (const char *c = text + strspn(text, " "); *c; c += strspn(c, " ")) {
        int length = (int)strcspn(c, " ");
        if (at > column && at + 1 + length > COLUMNS) {
            printf("\n%*s", column, "");
            at = column;
        }
        at += printf("%s%.*s", at > column ? " " : "", length, c);
        c += length;
    }
    putchar('\n');
}

void wrap_paragraph(int indent, const char *format, ...)
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
    wrap_text(text, indent);
    free(text);
}
