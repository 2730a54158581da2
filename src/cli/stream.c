// SPDX-License-Identifier: MIT
//
// A stream that writes into memory. Where there is none the program says so and exits.
#define _POSIX_C_SOURCE 200809L

#include "stream.h"
#include "output.h"
#include <stdlib.h>

void stream_open(struct stream *stream)
{
    *stream = (struct stream){0};
    stream->out = open_memstream(&stream->text, &stream->length);
    if (!stream->out)
        exit(fail_status(CK_NO_MEMORY));
}

char *stream_close(struct stream *stream)
{
    if (fclose(stream->out) != 0)
        exit(fail_status(CK_NO_MEMORY));
    return stream->text;
}
