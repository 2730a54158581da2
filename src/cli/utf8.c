// SPDX-License-Identifier: MIT
//
// Characters of UTF-8, and text that does nothing to a terminal.
#include "utf8.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// The bytes that a character with this first byte has; 0 for none.
static size_t length_of(unsigned char lead)
{
    return lead < 0x80   ? 1
           : lead < 0xc2 ? 0
           : lead < 0xe0 ? 2
           : lead < 0xf0 ? 3
           : lead < 0xf5 ? 4
                         : 0;
}

size_t utf8_read(const char *text, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char lead = (unsigned char)text[0];
    size_t length = length_of(lead);
    *code = length == 1 ? lead : lead & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        unsigned char next = (unsigned char)text[i];
        if ((next & 0xc0) != 0x80)
            return 0;
        *code = *code << 6 | (next & 0x3fu);
    }
    bool surrogate = *code >= 0xd800 && *code <= 0xdfff;
    return *code >= least[length] && *code <= 0x10ffff && !surrogate ? length : 0;
}

// Whether a character does something instead of being shown: controls, and marks that turn the
// direction of the text around them or break a line.
static bool is_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

void utf8_plain(const char *text, char *plain, size_t size)
{
    enum { ESCAPED = 4 };
    size_t used = 0;
    while (*text) {
        uint32_t code;
        size_t length = utf8_read(text, &code);
        bool shown = length > 0 && !is_control(code);
        length = length > 0 ? length : 1;
        if (used + (shown ? length : ESCAPED * length) >= size)
            break;
        for (size_t i = 0; i < length; i++)
            used += (size_t)snprintf(plain + used, size - used, shown ? "%c" : "\\x%02x",
                                     (unsigned char)text[i]);
        text += length;
    }
    plain[used] = '\0';
}
