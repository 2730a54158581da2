// SPDX-License-Identifier: MIT
//
// Statuses in words, and filling an error.
#include "base/error.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *ck_status_text(enum ck_status status)
{
    static const char *const texts[] = {
        [CK_OK] = "done",
        [CK_BAD_ARGUMENT] = "an argument is out of range",
        [CK_BAD_TEXT] = "the text cannot be read",
        [CK_ILLEGAL] = "the move is not legal here",
        [CK_AMBIGUOUS] = "the move text fits several captures",
        [CK_GAME_OVER] = "the game is over",
        [CK_LIMIT] = ("more than can be held: 65535 moves in a position, "
                      "262144 in a line, 2^64 - 1 in a count"),
        [CK_NO_MEMORY] = "out of memory",
    };
    return (unsigned)status < sizeof texts / sizeof *texts ? texts[status] : "unknown status";
}

const char *ck_version(void)
{
    return CK_VERSION;
}

enum ck_status ck_fail(ck_error *error, enum ck_status status, int column, const char *format,
                       ...)
{
    if (error == NULL)
        return status;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    error->status = status;
    error->line = column > 0;
    error->column = column;
    return status;
}

enum ck_status ck_fail_status(ck_error *error, enum ck_status status)
{
    return ck_fail(error, status, 0, "%s", ck_status_text(status));
}

enum ck_status ck_check_range(const char *what, int value, int least, int most, ck_error *error)
{
    if (value >= least && value <= most)
        return CK_OK;
    return ck_fail(error, CK_BAD_ARGUMENT, 0, "%s is a number from %d to %d, not %d", what,
                   least, most, value);
}

enum ck_status ck_check_key_once(const char *text, const char *at, char gap, ck_error *error)
{
    const char ends[] = {'=', gap, '\0'};
    size_t key = strcspn(at, ends);
    for (const char *part = text; at[key] == '=' && part < at; part++) {
        if (strncmp(part, at, key + 1) == 0) {
            return ck_fail(error, CK_BAD_TEXT, (int)(at - text) + 1,
                           "%.*s is named twice; leave one of them out", quoted(key), at);
        }
        part += strcspn(part, ends + 1);
    }
    return CK_OK;
}
