// SPDX-License-Identifier: MIT
//
// Exit codes, messages to people on stderr, and the check that stdout was written.
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <checkers/status.h>
#include <stddef.h>

enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,    // the answer is no: a count not met, a proposal refused
    EXIT_WRONG = 2, // wrong usage, unreadable input, a failed read or write
};

// Lets the compiler check the arguments of a function with a format like printf's.
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))

// Writes "checkers: ..." and a newline to stderr; of what it quotes nothing gets to work on a
// terminal. Returns EXIT_WRONG.
int fail(const char *format, ...) PRINTF_LIKE(1, 2);

// The same for a library's refusal of `what`, such as "--fen": the error's message and its
// place in the text where there is one. Returns EXIT_WRONG.
int fail_error(const char *what, const ck_error *error);

// The same where the library tells no more than a status. Returns EXIT_WRONG.
int fail_status(enum ck_status status);

// Memory that cannot be missing: says so and exits with EXIT_WRONG where there is none.
void *memory_need(size_t count, size_t size);

// What cannot fail but for memory: says so and exits with EXIT_WRONG for any status but CK_OK.
void status_need(enum ck_status status);

// A closed pipe ends the program silently with EXIT_DONE from here on.
void output_start(void);

// Flushes stdout, and keeps the reason of a failure for output_finish.
void output_flush(void);

// Flushes stdout. Returns `code`, or EXIT_WRONG with a message where a write failed.
int output_finish(int code);

#endif
