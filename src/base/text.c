// SPDX-License-Identifier: MIT
//
// Text of a fixed size.
#include "base/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct text ck_text(char *start, size_t size)
{
    if (size > 0)
        start[0] = '\0';
    return (struct text){.start = start, .size = size};
}

void ck_text_add(struct text *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    size_t room = t->length < t->size ? t->size - t->length : 0;
    int n = vsnprintf(room > 0 ? t->start + t->length : NULL, room, format, arguments);
    va_end(arguments);
    if (n > 0)
        t->length += (size_t)n;
}

void ck_text_mark_cut(struct text *t)
{
    static const char mark[] = "...";
    if (t->length < t->size || t->size < sizeof mark)
        return;
    size_t at = t->size - sizeof mark;
    while (at > 0 && ((unsigned char)t->start[at] & 0xc0) == 0x80)
        at--;
    memcpy(t->start + at, mark, sizeof mark);
}
