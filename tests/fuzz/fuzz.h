// SPDX-License-Identifier: MIT
//
// What the fuzz targets share: the entry that libFuzzer calls, and its input as a string.
#ifndef FUZZ_H
#define FUZZ_H

#include <checkers/checkers.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Stops the fuzzer where something that must hold does not.
static inline void must(bool holds)
{
    if (!holds)
        abort();
}

// The input as a string, up to its first NUL, freed by the caller. It ends where its memory ends,
// so that a sanitizer sees a byte too many.
static inline char *text_of(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    must(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    size_t length = strlen(text);
    char *exact = realloc(text, length + 1);
    must(exact != NULL);
    return exact;
}

// A refusal says something, at a place in the text, and its message has an end.
static inline void check_error(enum ck_status status, const ck_error *error, const char *text)
{
    if (status == CK_OK)
        return;
    must(error->status == status);
    must(error->message[0] != '\0');
    must(memchr(error->message, '\0', sizeof error->message) != NULL);
    must(error->column >= 0 && (size_t)error->column <= strlen(text) + 1);
}

#endif
