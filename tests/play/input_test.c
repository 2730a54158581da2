// SPDX-License-Identifier: MIT
//
// Lines from stdin, which these tests make a pipe.
#define _POSIX_C_SOURCE 200809L

#include "../../src/cli/input.h"
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct input input;
static char line[16];

// Makes stdin a pipe that holds these bytes; `more` of its end stays open where it is not NULL.
static void feed(const char *bytes, size_t length, int *more)
{
    int ends[2];
    memset(&input, 0, sizeof input);
    assert_int_equal(pipe(ends), 0);
    assert_true(write(ends[1], bytes, length) == (ssize_t)length);
    assert_int_equal(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
    close(ends[0]);
    if (more)
        *more = ends[1];
    else
        close(ends[1]);
}

static void feed_text(const char *text)
{
    feed(text, strlen(text), NULL);
}

static void assert_line(enum input_kind kind, const char *text)
{
    assert_int_equal(input_line(&input, line, sizeof line), kind);
    assert_string_equal(line, text);
}

static void assert_end(void)
{
    assert_int_equal(input_line(&input, line, sizeof line), INPUT_END);
    assert_int_equal(input_line(&input, line, sizeof line), INPUT_END);
}

static void lines(void **state)
{
    (void)state;
    feed_text("11-15\n\nquit\n");
    assert_line(INPUT_LINE, "11-15");
    assert_line(INPUT_LINE, "");
    assert_line(INPUT_LINE, "quit");
    assert_end();
}

static void nothing(void **state)
{
    (void)state;
    feed_text("");
    assert_end();
}

static void last_line_without_newline(void **state)
{
    (void)state;
    feed_text("11-15\nfen");
    assert_line(INPUT_LINE, "11-15");
    assert_line(INPUT_LINE, "fen");
    assert_end();
}

// What fits is 15 bytes; a longer line is told apart, and the next one is whole.
static void long_lines(void **state)
{
    (void)state;
    feed_text("123456789012345\n1234567890123456\n11-15\n");
    assert_line(INPUT_LINE, "123456789012345");
    assert_line(INPUT_LONG, "123456789012345");
    assert_line(INPUT_LINE, "11-15");
    assert_end();
}

static void bytes_that_are_no_text(void **state)
{
    (void)state;
    feed("a\0b\t\033[2J\xe2\x97\r\n", 12, NULL);
    assert_line(INPUT_LINE, "a?b ?[2J?? ");
    assert_end();
}

// A line that comes in two parts is one line.
static void parts(void **state)
{
    (void)state;
    int more;
    char first[5000];
    memset(first, ' ', sizeof first);
    first[100] = '\n';
    feed(first, sizeof first, &more);
    assert_int_equal(write(more, "\nx\n", 3), 3);
    close(more);
    assert_int_equal(input_line(&input, line, sizeof line), INPUT_LONG);
    assert_int_equal(input_line(&input, line, sizeof line), INPUT_LONG);
    assert_line(INPUT_LINE, "x");
    assert_end();
}

static void failed_read(void **state)
{
    (void)state;
    memset(&input, 0, sizeof input);
    close(STDIN_FILENO);
    assert_int_equal(input_line(&input, line, sizeof line), INPUT_FAILED);
    assert_int_equal(input.error, EBADF);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines),
        cmocka_unit_test(nothing),
        cmocka_unit_test(last_line_without_newline),
        cmocka_unit_test(long_lines),
        cmocka_unit_test(bytes_that_are_no_text),
        cmocka_unit_test(parts),
        cmocka_unit_test(failed_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
