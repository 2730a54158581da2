// SPDX-License-Identifier: MIT
//
// Lines of text from stdin, as people type them or a pipe brings them.
#define _POSIX_C_SOURCE 200809L

#include "input.h"
#include <errno.h>
#include <unistd.h>

// Ends the line that is being read.
static enum input_kind finish(struct input *input, char *line, size_t size)
{
    bool fits = input->used < size;
    line[fits ? input->used : size - 1] = '\0';
    input->used = 0;
    return fits ? INPUT_LINE : INPUT_LONG;
}

// Makes a blank of a tab or carriage return, and a '?' of what no text has.
static char printable(char byte)
{
    unsigned char c = (unsigned char)byte;
    return c == '\t' || c == '\r' ? ' ' : c < 0x20 || c >= 0x7f ? '?' : byte;
}

enum input_kind input_line(struct input *input, char *line, size_t size)
{
    for (;;) {
        while (input->start < input->end) {
            char byte = input->bytes[input->start++];
            if (byte == '\n')
                return finish(input, line, size);
            if (input->used < size - 1)
                line[input->used] = printable(byte);
            if (input->used < size)
                input->used++;
        }
        if (input->wait && !input->wait())
            return INPUT_INTERRUPTED;
        ssize_t count = read(STDIN_FILENO, input->bytes, sizeof input->bytes);
        if (count < 0 && errno == EINTR)
            return INPUT_INTERRUPTED;
        if (count < 0) {
            input->error = errno;
            return INPUT_FAILED;
        }
        if (count == 0)
            return input->used > 0 ? finish(input, line, size) : INPUT_END;
        input->start = 0;
        input->end = (size_t)count;
    }
}
