// SPDX-License-Identifier: MIT
//
// The display width of UTF-8 text, in which colour sequences take no room.
#include "width.h"
#include "utf8.h"
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// A range of code points that do not take one column.
struct range {
    uint32_t first, last;
    int columns;
};

static const struct range ranges[] = {
    {0x0000, 0x001f, 0},   {0x007f, 0x009f, 0},   {0x0300, 0x036f, 0},   {0x1100, 0x115f, 2},
    {0x200b, 0x200f, 0},   {0x20d0, 0x20ff, 0},   {0x2e80, 0x303e, 2},   {0x3041, 0xa4cf, 2},
    {0xac00, 0xd7a3, 2},   {0xf900, 0xfaff, 2},   {0xfe00, 0xfe0f, 0},   {0xfe20, 0xfe2f, 0},
    {0xfe30, 0xfe6f, 2},   {0xff00, 0xff60, 2},   {0xffe0, 0xffe6, 2},   {0x1f300, 0x1f64f, 2},
    {0x1f680, 0x1f6ff, 2}, {0x1f900, 0x1faff, 2}, {0x20000, 0x3fffd, 2}, {0xe0100, 0xe01ef, 0},
};

// A piece of text that is shown or skipped as a whole.
struct glyph {
    size_t bytes;
    int columns;
};

static int code_columns(uint32_t code)
{
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return ranges[i].columns;
    return 1;
}

// The length of the colour sequence ESC [ ... m that begins here; 0 where none does.
static size_t color_length(const char *text)
{
    if (text[0] != '\033' || text[1] != '[')
        return 0;
    size_t length = 2 + strspn(text + 2, "0123456789;");
    return text[length] == 'm' ? length + 1 : 0;
}

// The first glyph of a text that is not empty.
static struct glyph first_glyph(const char *text)
{
    size_t color = color_length(text);
    if (color > 0)
        return (struct glyph){color, 0};

    uint32_t code;
    size_t bytes = utf8_read(text, &code);
    return bytes > 0 ? (struct glyph){bytes, code_columns(code)} : (struct glyph){1, 1};
}

int text_part_width(const char *text, size_t bytes)
{
    int columns = 0;
    for (const char *end = text + bytes; text < end;) {
        struct glyph glyph = first_glyph(text);
        columns += glyph.columns;
        text += glyph.bytes;
    }
    return columns;
}

int text_width(const char *text)
{
    return text_part_width(text, strlen(text));
}

void text_put(FILE *out, const char *text, int columns, const char *ellipsis)
{
    if (text_width(text) <= columns) {
        fputs(text, out);
        return;
    }
    int room = columns - text_width(ellipsis);
    if (room < 0) { // too narrow even for the ellipsis
        room = columns;
        ellipsis = "";
    }
    bool cut = false;
    while (*text) {
        struct glyph glyph = first_glyph(text);
        if (!cut && glyph.columns > room) {
            cut = true;
            fputs(ellipsis, out);
        }
        if (!cut || color_length(text) > 0)
            fwrite(text, 1, glyph.bytes, out);
        room -= glyph.columns;
        text += glyph.bytes;
    }
}
