// SPDX-License-Identifier: MIT
//
// A text that is written piece by piece into memory of a fixed size, with snprintf's contract.
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stddef.h>

struct text {
    char *start;
    size_t size;   // bytes of memory, the final NUL included; 0: only the length is wanted
    size_t length; // of the whole text, also of what did not fit
};

// Starts an empty text.
struct text ck_text(char *start, size_t size);

__attribute__((format(printf, 2, 3))) void ck_text_add(struct text *t, const char *format, ...);

// Puts "..." at the end of a text that was cut, never inside a UTF-8 character.
void ck_text_mark_cut(struct text *t);

#endif
