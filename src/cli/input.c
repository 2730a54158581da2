// SPDX-License-Identifier: MIT
//
// Lines of text from stdin, as people type them or a pipe brings them.
#define _POSIX_C_SOURCE 200809L

#include "input.h"
#include <errno.h>
#include <unistd.h>

// Keys that edit a line, as terminals have them.
enum {
    KEY_END = 'D' & 0x1f,
    KEY_BACKSPACE = 'H' & 0x1f,
    KEY_KILL_LINE = 'U' & 0x1f,
    KEY_KILL_WORD = 'W' & 0x1f,
    KEY_ESCAPE = 0x1b,
    KEY_DELETE = 0x7f,
};

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

// Takes the last character from the line.
static void erase(struct input *input)
{
    if (input->used == 0)
        return;
    input->used--;
    fputs("\b \b", input->echo);
}

static void erase_word(struct input *input, const char *line)
{
    while (input->used > 0 && line[input->used - 1] == ' ')
        erase(input);
    while (input->used > 0 && line[input->used - 1] != ' ')
        erase(input);
}

// Whether a byte belongs to the sequence that a key such as an arrow sends.
static bool in_sequence(struct input *input, unsigned char c)
{
    if (c == KEY_ESCAPE)
        input->sequence = AFTER_ESCAPE;
    else if (input->sequence == AFTER_ESCAPE)
        input->sequence = c == '[' || c == 'O' ? IN_SEQUENCE : NO_SEQUENCE;
    else if (input->sequence == IN_SEQUENCE)
        input->sequence = c == ';' || (c >= '0' && c <= '9') ? IN_SEQUENCE : NO_SEQUENCE;
    else
        return false;
    return true;
}

// Does to the line what a key asks for.
static void edit(struct input *input, char byte, char *line, size_t size)
{
    unsigned char c = (unsigned char)byte;
    if (in_sequence(input, c))
        return;
    if (c == KEY_DELETE || c == KEY_BACKSPACE)
        erase(input);
    else if (c == KEY_KILL_WORD)
        erase_word(input, line);
    else if (c == KEY_KILL_LINE)
        while (input->used > 0)
            erase(input);
    else if ((c >= 0x20 || c == '\t') && input->used + 1 < size)
        fputc(line[input->used++] = printable(byte), input->echo);
}

// Adds a byte that the terminal or a pipe has brought to the line.
static void add(struct input *input, char byte, char *line, size_t size)
{
    if (input->used < size - 1)
        line[input->used] = printable(byte);
    if (input->used < size)
        input->used++;
}

// Takes bytes that have been read until they end a line, as *kind tells. False where they do
// not.
static bool take(struct input *input, char *line, size_t size, enum input_kind *kind)
{
    while (input->start < input->end) {
        char byte = input->bytes[input->start++];
        if (input->echo && byte == KEY_END && input->used == 0) {
            *kind = INPUT_END;
            return true;
        }
        if (byte == '\n') {
            if (input->echo)
                fputc('\n', input->echo);
            *kind = finish(input, line, size);
            return true;
        }
        if (input->echo)
            edit(input, byte, line, size);
        else
            add(input, byte, line, size);
    }
    return false;
}

enum input_kind input_line(struct input *input, char *line, size_t size)
{
    enum input_kind kind;
    if (input->echo)
        fwrite(line, 1, input->used, input->echo);
    for (;;) {
        if (take(input, line, size, &kind))
            return kind;
        if (input->echo)
            fflush(input->echo);
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
