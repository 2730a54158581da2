// SPDX-License-Identifier: MIT
//
// Lines of text from stdin, as people type them or a pipe brings them.
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum input_kind {
    INPUT_LINE,
    INPUT_LONG,        // a line that does not fit: what fits of it
    INPUT_END,         // nothing is left
    INPUT_INTERRUPTED, // before a line was complete: ask again
    INPUT_FAILED,      // input.error tells why
};

// Bytes that have been read and not been taken yet. Zero-initialised, it is at the start.
struct input {
    bool (*wait)(void); // for input; false where something else came up. NULL: just read
    size_t start, end;
    char bytes[4096];
    size_t used; // of the line that is being read

    // Where the terminal brings each key at once: here lines are edited and shown. Else NULL.
    FILE *echo;
    enum { NO_SEQUENCE, AFTER_ESCAPE, IN_SEQUENCE } sequence; // of a key such as an arrow
    int error; // errno of a read that failed, else 0
};

// Reads the next line into line[0..size) without its newline; a last line needs none. Bytes
// that would do things to a terminal are made '?', or passed over where the line is edited.
// After INPUT_INTERRUPTED `line` must be the same; with an echo what it has is shown again.
enum input_kind input_line(struct input *input, char *line, size_t size);

#endif
