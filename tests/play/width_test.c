// SPDX-License-Identifier: MIT
//
// The display width of text, and cutting it.
#define _POSIX_C_SOURCE 200809L

#include "../../src/cli/width.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void widths(void **state)
{
    (void)state;
    assert_int_equal(text_width(""), 0);
    assert_int_equal(text_width("20x27"), 5);
    assert_int_equal(text_width("● Red · ▍"), 9);
    assert_int_equal(text_width("\033[1;31m●\033[0m"), 1);
    assert_int_equal(text_width("日本"), 4);
    assert_int_equal(text_width("e\xcc\x81"), 1);        // e and a combining accent
    assert_int_equal(text_width("\xf0\x9f\x98\x80"), 2); // a face
    assert_int_equal(text_width("\xff\xc3"), 2);         // no UTF-8, and the half of a letter
    assert_int_equal(text_width("\xe2\x96"), 2);         // two thirds of one
    assert_int_equal(text_width("\033[2J"), 3);          // no colour
}

static void assert_cut(const char *text, int columns, const char *ellipsis,
                       const char *expected)
{
    char *out = NULL;
    size_t length;
    FILE *stream = open_memstream(&out, &length);
    assert_non_null(stream);
    text_put(stream, text, columns, ellipsis);
    assert_int_equal(fclose(stream), 0);
    assert_string_equal(out, expected);
    free(out);
}

static void cuts(void **state)
{
    (void)state;
    assert_cut("20x27", 5, "…", "20x27");
    assert_cut("20x27", 4, "…", "20x…");
    assert_cut("●●●●●", 4, "…", "●●●…");
    assert_cut("20x27", 4, "...", "2...");
    assert_cut("20x27", 2, "...", "20");
    assert_cut("20x27", 0, "…", "");
    assert_cut("日本語", 5, "…", "日本…");
    assert_cut("日本語", 4, "…", "日…");
    assert_cut("\033[31m●●●\033[0m men", 3, "…", "\033[31m●●…\033[0m");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(widths),
        cmocka_unit_test(cuts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
