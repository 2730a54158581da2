// SPDX-License-Identifier: MIT
//
// Finding a name in a list as people type it: in full, as a unique prefix, or nearly right.
#include "names.h"
#include "output.h"
#include <stdio.h>
#include <string.h>

enum { LENGTH_MAX = 63, LIST_SIZE = 512 };

// The number of letters to put in, take out or exchange to make `b` of `a`
// (V. I. Levenshtein 1965), two neighbours that are swapped counting one.
static size_t distance(const char *a, const char *b)
{
    size_t length_a = strlen(a), length_b = strlen(b);
    size_t rows[3][LENGTH_MAX + 1];
    if (length_a > LENGTH_MAX || length_b > LENGTH_MAX)
        return LENGTH_MAX;
    for (size_t j = 0; j <= length_b; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= length_a; i++) {
        size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *third = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= length_b; j++) {
            size_t best = above[j - 1] + (a[i - 1] != b[j - 1]);
            if (above[j] + 1 < best)
                best = above[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                third[j - 2] + 1 < best)
                best = third[j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[length_a % 3][length_b];
}

// The name that is nearest to the word; NULL where none is near enough to be meant.
static const char *nearest(const char *word, const char *const *names, size_t count)
{
    const char *near = NULL;
    size_t best = strlen(word) / 2 + 1;
    for (size_t i = 0; i < count; i++) {
        size_t apart = distance(word, names[i]);
        if (apart < best) {
            best = apart;
            near = names[i];
        }
    }
    return near;
}

int name_find(const char *kind, const char *mark, const char *word, const char *help,
              const char *const *names, size_t count)
{
    char list[LIST_SIZE] = "";
    size_t used = 0, fits = 0;
    int found = NAME_UNKNOWN;
    for (size_t i = 0; i < count; i++) {
        if (strcmp(names[i], word) == 0)
            return (int)i;
        if (*word == '\0' || strncmp(names[i], word, strlen(word)) != 0)
            continue;
        if (used < sizeof list)
            used += (size_t)snprintf(list + used, sizeof list - used, "%s%s%s",
                                     fits > 0 ? ", " : "", mark, names[i]);
        found = (int)i;
        fits++;
    }
    if (fits == 1)
        return found;
    const char *near = nearest(word, names, count);
    if (fits > 1)
        fail("%s \"%s%s\" may mean %s", kind, mark, word, list);
    else if (near)
        fail("unknown %s \"%s%s\"; did you mean %s%s?", kind, mark, word, mark, near);
    else
        fail("unknown %s \"%s%s\"; see \"%s\"", kind, mark, word, help);
    return NAME_UNKNOWN;
}
