// SPDX-License-Identifier: MIT
//
// A stream that writes into memory. Where there is none the program says so and exits.
#ifndef CLI_STREAM_H
#define CLI_STREAM_H

#include <stdio.h>

struct stream {
    FILE *out;
    char *text;
    size_t length;
};

// Starts a stream, to be written to at stream->out. It must stay where it is until it is
// closed.
void stream_open(struct stream *stream);

// Ends it. Returns what was written, to be freed.
char *stream_close(struct stream *stream);

#endif
