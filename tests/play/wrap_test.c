// SPDX-License-Identifier: MIT
//
// Lines broken between words: by columns, not bytes, and below the last column of a table.
#define _POSIX_C_SOURCE 200809L

#include "../../src/cli/wrap.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void assert_lines(const char *text, int columns, const char *expected)
{
    char *out = NULL;
    size_t length;
    FILE *stream = open_memstream(&out, &length);
    assert_non_null(stream);
    wrap_lines(stream, text, columns);
    assert_int_equal(fclose(stream), 0);
    assert_string_equal(out, expected);
    free(out);
}

static void fitting(void **state)
{
    (void)state;
    assert_lines("", 10, "");
    assert_lines("1234567890\n", 10, "1234567890\n");
    assert_lines("a  b\n\n  c d\n", 10, "a  b\n\n  c d\n");
    assert_lines("no newline", 10, "no newline\n");
}

static void too_wide(void **state)
{
    (void)state;
    assert_lines("11-15 is not legal\n", 10, "11-15 is\nnot legal\n");
    assert_lines("11-15 is not legal\n", 9, "11-15 is\nnot legal\n");
    assert_lines("a word_that_is_too_long b\n", 10, "a\nword_that_is_too_long\nb\n");
    assert_lines("  why: after 12-16\n", 12, "  why: after\n  12-16\n");
}

static void columns_of_a_table(void **state)
{
    (void)state;
    assert_lines("fen      the position as text\n", 22,
                 "fen      the position\n         as text\n");
    assert_lines("fen      the position as text\n", 17, "fen the position\nas text\n");
    assert_lines("  ✓ legal  11-15 is legal\n", 22, "  ✓ legal  11-15 is\n           legal\n");
}

// A letter beyond ASCII is a column, and a colour none.
static void width_of_words(void **state)
{
    (void)state;
    assert_lines("●●●● ●●●●●\n", 10, "●●●● ●●●●●\n");
    assert_lines("●●●● ●●●●●\n", 9, "●●●●\n●●●●●\n");
    assert_lines("\033[31mACT\033[0m passed\n", 10, "\033[31mACT\033[0m passed\n");
    assert_lines("\033[31mACT\033[0m passed\n", 9, "\033[31mACT\033[0m\npassed\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fitting),
        cmocka_unit_test(too_wide),
        cmocka_unit_test(columns_of_a_table),
        cmocka_unit_test(width_of_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
