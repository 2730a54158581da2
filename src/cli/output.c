// SPDX-License-Identifier: MIT
//
// Exit codes, messages to people on stderr, and the check that stdout was written.
#define _POSIX_C_SOURCE 200809L

#include "output.h"
#include "utf8.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Why a write to stdout failed, where that is known.
static int write_error;

void output_flush(void)
{
    errno = 0;
    if (fflush(stdout) != 0 && write_error == 0)
        write_error = errno;
}

int fail(const char *format, ...)
{
    va_list arguments;
    char text[1024], plain[4 * sizeof text];
    output_flush();
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    utf8_plain(text, plain, sizeof plain);
    fprintf(stderr, "checkers: %s\n", plain);
    return EXIT_WRONG;
}

int fail_error(const char *what, const ck_error *error)
{
    if (error->line > 1)
        return fail("%s, line %d, column %d: %s", what, error->line, error->column,
                    error->message);
    if (error->column > 0)
        return fail("%s, column %d: %s", what, error->column, error->message);
    return fail("%s: %s", what, error->message);
}

int fail_status(enum ck_status status)
{
    return fail("%s", ck_status_text(status));
}

void *memory_need(size_t count, size_t size)
{
    void *memory = calloc(count > 0 ? count : 1, size);
    status_need(memory ? CK_OK : CK_NO_MEMORY);
    return memory;
}

void status_need(enum ck_status status)
{
    if (status != CK_OK)
        exit(fail_status(status));
}

// The reader of the pipe has seen enough, which is no failure.
static void leave(int signal)
{
    (void)signal;
    _exit(EXIT_DONE);
}

void output_start(void)
{
    struct sigaction action = {.sa_handler = leave};
    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, NULL);
}

int output_finish(int code)
{
    output_flush();
    if (!ferror(stdout))
        return code;
    return fail("cannot write the output%s%s", write_error ? ": " : "",
                write_error ? strerror(write_error) : "");
}
