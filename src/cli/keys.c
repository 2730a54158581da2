// SPDX-License-Identifier: MIT
//
// The keys of a value that a user has written, such as "english,size=10" or "gated:horizon=6".
#include "keys.h"
#include "output.h"
#include <stdio.h>
#include <string.h>

// Whether a part of a text names the same key as another.
static bool same_key(const char *a, const char *b, size_t length)
{
    return strncmp(a, b, length) == 0 && b[length] == '=';
}

// The part behind the one that begins at `part`; NULL where there is none.
static const char *next_part(const char *part, const char *gaps)
{
    const char *gap = part + strcspn(part, gaps);
    return *gap != '\0' ? gap + 1 : NULL;
}

bool keys_once(const char *what, const char *text, const char *between, const char *behind)
{
    char gaps[8];
    snprintf(gaps, sizeof gaps, "%s%s", between, behind);
    const char *first = text; // of the parts that belong together
    for (const char *part = text; part; part = next_part(part, gaps)) {
        size_t key = strcspn(part, "=");
        if (part > text && strchr(behind, part[-1]))
            first = part;
        if (key >= strcspn(part, gaps))
            continue;
        for (const char *p = first; p < part; p = next_part(p, gaps)) {
            if (!same_key(part, p, key))
                continue;
            ck_error error = {
                .status = CK_BAD_TEXT, .line = 1, .column = (int)(part - text) + 1};
            snprintf(error.message, sizeof error.message,
                     "%.*s is named twice; leave one of them out", key < 40 ? (int)key : 40,
                     part);
            fail_error(what, &error);
            return false;
        }
    }
    return true;
}
