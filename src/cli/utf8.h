// SPDX-License-Identifier: MIT
//
// Characters of UTF-8, and text that does nothing to a terminal.
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include <stddef.h>
#include <stdint.h>

// The bytes of the character at the start of a text that is not empty, and its code point; 0
// where no whole character stands there.
size_t utf8_read(const char *text, uint32_t *code);

// Copies a text, as much as fits in plain[0..size), with \xNN for each byte of a control
// character or of what is no UTF-8: what a user wrote may be quoted so.
void utf8_plain(const char *text, char *plain, size_t size);

#endif
