// SPDX-License-Identifier: MIT
//
// Which bytes are a character, and text with those that are none made visible.
#include "../../src/cli/utf8.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void assert_read(const char *text, size_t length, uint32_t code)
{
    uint32_t read;
    assert_int_equal(utf8_read(text, &read), length);
    if (length > 0)
        assert_int_equal(read, code);
}

// The first and last character of each length, as RFC 3629 has them.
static void characters(void **state)
{
    (void)state;
    assert_read("\001", 1, 0x01);
    assert_read("\x7f", 1, 0x7f);
    assert_read("\xc2\x80", 2, 0x80);
    assert_read("\xdf\xbf", 2, 0x7ff);
    assert_read("\xe0\xa0\x80", 3, 0x800);
    assert_read("\xed\x9f\xbf", 3, 0xd7ff);
    assert_read("\xee\x80\x80", 3, 0xe000);
    assert_read("\xef\xbf\xbf", 3, 0xffff);
    assert_read("\xf0\x90\x80\x80", 4, 0x10000);
    assert_read("\xf4\x8f\xbf\xbf", 4, 0x10ffff);
}

// Bytes that begin nothing, characters that are cut, too long for what they are, surrogates,
// and what is beyond the last.
static void no_characters(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "\x80",         "\xbf",         "\xc0\x80",         "\xc1\xbf",     "\xf5\x80\x80\x80",
        "\xff",         "\xc2",         "\xe2\x97",         "\xe2\x97x",    "\xf0\x90\x80",
        "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xed\xbf\xbf", "\xf4\x90\x80\x80",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_read(texts[i], 0, 0);
}

static void assert_plain(const char *text, size_t size, const char *expected)
{
    char plain[64];
    utf8_plain(text, plain, size);
    assert_string_equal(plain, expected);
}

static void plain_text(void **state)
{
    (void)state;
    static const char from_right_to_left[] = {'\xe2', '\x80', '\xae', '\0'};
    assert_plain("", 64, "");
    assert_plain("11-15 ●\\", 64, "11-15 ●\\");
    assert_plain("\033[2J\n\177", 64, "\\x1b[2J\\x0a\\x7f");
    assert_plain("\xc2\x9b", 64, "\\xc2\\x9b"); // CSI in one character
    assert_plain(from_right_to_left, 64, "\\xe2\\x80\\xae");
    assert_plain("\xc3\xa4\xc3", 64, "\xc3\xa4\\xc3");
    assert_plain("abc", 3, "ab");
    assert_plain("a\033", 5, "a");
    assert_plain("a\033", 6, "a\\x1b");
    assert_plain("●", 3, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters),
        cmocka_unit_test(no_characters),
        cmocka_unit_test(plain_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
