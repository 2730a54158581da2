// SPDX-License-Identifier: MIT
//
// The reader of JSON.
#include "../../src/cli/json_read.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void members(void **state)
{
    (void)state;
    const char *at =
        " { \"name\" : \"a\" , \"count\":12,\"on\":true,\"off\":false,\"none\":null,"
        "\"list\":[1,[],{}] } rest";
    struct json_value *v = json_read(&at);
    const char *text;
    uint64_t count;
    int flag;
    assert_non_null(v);
    assert_string_equal(at, "rest");
    assert_true(json_get_text(json_member(v, "name"), &text));
    assert_string_equal(text, "a");
    assert_true(json_get_count(json_member(v, "count"), &count));
    assert_int_equal(count, 12);
    assert_true(json_get_bool(json_member(v, "on"), &flag) && flag);
    assert_true(json_get_bool(json_member(v, "off"), &flag) && !flag);
    assert_int_equal(json_member(v, "none")->kind, JSON_NULL);
    const struct json_value *list = json_member(v, "list");
    assert_int_equal(list->kind, JSON_ARRAY);
    assert_int_equal(list->first->next->kind, JSON_ARRAY);
    assert_int_equal(list->first->next->next->kind, JSON_OBJECT);
    assert_null(list->first->next->next->next);
    assert_null(json_member(v, "other"));
    assert_null(json_member(list, "name"));
    assert_null(json_member(NULL, "name"));
    json_free(v);
}

static void wrong_kinds(void **state)
{
    (void)state;
    const char *at = "[\"12\",12,true,null]", *text;
    struct json_value *v = json_read(&at);
    uint64_t count;
    int number;
    assert_false(json_get_count(v->first, &count));
    assert_false(json_get_int(v->first, &number));
    assert_false(json_get_bool(v->first, &number));
    assert_false(json_get_text(v->first->next, &text));
    assert_false(json_get_bool(v->first->next, &number));
    assert_false(json_get_count(v->first->next->next, &count));
    assert_false(json_get_text(v->first->next->next->next, &text));
    assert_false(json_get_text(NULL, &text));
    json_free(v);
}

static void numbers(void **state)
{
    (void)state;
    const char *at = "[18446744073709551615,18446744073709551616,2147483647,2147483648,-1,1.5]";
    struct json_value *v = json_read(&at);
    const struct json_value *item = v->first;
    uint64_t count;
    int number;
    assert_true(json_get_count(item, &count) && count == UINT64_MAX);
    assert_false(json_get_count(item = item->next, &count));
    assert_true(json_get_int(item = item->next, &number) && number == 2147483647);
    assert_false(json_get_int(item = item->next, &number));
    assert_false(json_get_count(item = item->next, &count));
    assert_false(json_get_count(item->next, &count));
    json_free(v);
}

static void escapes(void **state)
{
    (void)state;
    const char *at = "\"\\\"\\\\\\/\\b\\f\\n\\r\\t \\u0041\\u00E9\\u20ac\\uD83D\\uDC51\"",
               *text;
    struct json_value *v = json_read(&at);
    assert_true(json_get_text(v, &text));
    assert_string_equal(text, "\"\\/\b\f\n\r\t A\xc3\xa9\xe2\x82\xac\xf0\x9f\x91\x91");
    json_free(v);
}

static void sameness(void **state)
{
    (void)state;
    static const struct {
        const char *a, *b;
        bool same;
    } pairs[] = {
        {"{\"a\":[1,2]}", " {\n\"a\" : [ 1 , 2 ] }", true},
        {"{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", false},
        {"[1]", "[1,2]", false},
        {"[1,2]", "[1]", false},
        {"1", "\"1\"", false},
        {"[]", "{}", false},
        {"{\"a\":1}", "{\"b\":1}", false},
        {"true", "false", false},
        {"\"\\u0041\"", "\"A\"", true},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const char *a = pairs[i].a, *b = pairs[i].b;
        struct json_value *x = json_read(&a), *y = json_read(&b);
        assert_int_equal(json_equal(x, y), pairs[i].same);
        assert_false(json_equal(x, NULL));
        json_free(x);
        json_free(y);
    }
    assert_true(json_equal(NULL, NULL));
}

static void no_json(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "word",
        "nul",
        "[1 2]",
        "[1,]",
        "{\"a\"}",
        "{\"a\":}",
        "{1:2}",
        "[",
        "{\"a\":1",
        "\"",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"a\n\"",
        "\"\\u0000\"",
        "\"\\ud83d\"",
        "\"\\udc51\"",
        "]",
        "+1",
        "-a",
        "\"\\ud83d\\n\"",
        "\"\\ud83d\\u0041\"",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *at = texts[i];
        assert_null(json_read(&at));
        assert_true(at >= texts[i] && at <= texts[i] + strlen(texts[i]));
    }
}

// Arrays in arrays are read as deep as 64, and refused beyond.
static void depth(void **state)
{
    (void)state;
    char text[2 * 65 + 1] = "";
    for (int deep = 64; deep <= 65; deep++) {
        memset(text, '[', (size_t)deep);
        memset(text + deep, ']', (size_t)deep);
        text[2 * deep] = '\0';
        const char *at = text;
        struct json_value *v = json_read(&at);
        assert_int_equal(v != NULL, deep == 64);
        json_free(v);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members), cmocka_unit_test(wrong_kinds), cmocka_unit_test(numbers),
        cmocka_unit_test(escapes), cmocka_unit_test(sameness),    cmocka_unit_test(no_json),
        cmocka_unit_test(depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
