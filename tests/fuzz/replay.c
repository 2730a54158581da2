// SPDX-License-Identifier: MIT
//
// Plays the files of a corpus folder, and many small changes of each, through a fuzz target: what
// a fuzzer has found stays tested, with any compiler.
#define _POSIX_C_SOURCE 200809L
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>

enum { INPUT_MAX = 1 << 16 };

// Cuts the input after each byte, and changes each byte in several ways.
static void vary(const uint8_t *input, size_t size)
{
    static const uint8_t bytes[] = {0, ' ', '-', '0', '9', ':', 'K', 0xff};
    uint8_t *copy = malloc(size + 1);
    must(copy != NULL);
    for (size_t i = 0; i < size; i++) {
        LLVMFuzzerTestOneInput(input, i);
        for (size_t k = 0; k < sizeof bytes; k++) {
            memcpy(copy, input, size);
            copy[i] = bytes[k];
            LLVMFuzzerTestOneInput(copy, size);
            memmove(copy + i + 1, input + i, size - i);
            LLVMFuzzerTestOneInput(copy, size + 1);
        }
    }
    free(copy);
}

static void replay(const char *path)
{
    static uint8_t input[INPUT_MAX];
    FILE *file = fopen(path, "rb");
    must(file != NULL);
    size_t size = fread(input, 1, sizeof input, file);
    fclose(file);
    LLVMFuzzerTestOneInput(input, size);
    if (size <= 256)
        vary(input, size);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return EXIT_FAILURE;
    }
    DIR *folder = opendir(argv[1]);
    int files = 0;
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        char path[1024];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", argv[1], entry->d_name);
        replay(path);
        files++;
    }
    if (folder)
        closedir(folder);
    printf("%d files\n", files);
    return files > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
