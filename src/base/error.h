// SPDX-License-Identifier: MIT
//
// How the library fills a caller's ck_error.
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <checkers/status.h>
#include <stddef.h>

// Fills `error`, which may be NULL, and returns the status. Column 0: not in a text.
__attribute__((format(printf, 4, 5))) enum ck_status
ck_fail(ck_error *error, enum ck_status status, int column, const char *format, ...);

// Fails with what the status says in words.
enum ck_status ck_fail_status(ck_error *error, enum ck_status status);

// CK_OK for least <= value <= most, else CK_BAD_ARGUMENT with a message of what the number is.
enum ck_status ck_check_range(const char *what, int value, int least, int most,
                              ck_error *error);

// CK_OK, or CK_BAD_TEXT where the key of the part at `at` has been given by an earlier part of
// `text` already. Parts are separated by `gap`; one with a key is KEY=VALUE.
enum ck_status ck_check_key_once(const char *text, const char *at, char gap, ck_error *error);

// How much of a text of that length a message quotes, as printf's precision takes it.
static inline int quoted(size_t length)
{
    return length < 40 ? (int)length : 40;
}

#endif
