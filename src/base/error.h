// SPDX-License-Identifier: MIT
//
// How the library fills a caller's ck_error.
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <checkers/status.h>

// Fills `error`, which may be NULL, and returns the status. Column 0: not in a text.
__attribute__((format(printf, 4, 5))) enum ck_status
ck_fail(ck_error *error, enum ck_status status, int column, const char *format, ...);

#endif
