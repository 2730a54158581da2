// SPDX-License-Identifier: MIT
//
// Rules as text: names, keys, what is written, and what is refused.
#include "support.h"

#include <string.h>

static void assert_rules(const char *text, ck_rules wanted)
{
    ck_rules found = rules_of(text);
    if (!ck_rules_equal(&found, &wanted))
        fail_msg("\"%s\" has other rules", text);
    assert_int_equal(ck_rules_check(&found, NULL), CK_OK);
}

static void names_stand_for_rules(void **state)
{
    (void)state;
    ck_rules rules = {.size = 8, .quiet_limit = 80};
    assert_rules("english", rules);
    assert_rules("english", ck_rules_english(8));
    rules.flying = rules.backward = true;
    rules.crowning = CK_CROWNING_MAN;
    assert_rules("pool", rules);
    rules.crowning = CK_CROWNING_KING;
    assert_rules("russian", rules);
    rules.crowning = CK_CROWNING_MAN;
    rules.majority = true;
    assert_rules("brazilian", rules);
    rules.size = 10;
    assert_rules("international", rules);
    rules.size = 12;
    assert_rules("canadian", rules);
}

static void keys_change_one_rule(void **state)
{
    (void)state;
    ck_rules rules = ck_rules_english(8);
    rules.size = 128;
    assert_rules("english,size=128", rules);
    rules.crowning = CK_CROWNING_KING;
    assert_rules("english,size=128,crowning=king", rules);
    rules.flying = true;
    assert_rules("english,size=128,crowning=king,flying=on", rules);
    rules.backward = true;
    assert_rules("english,backward=on,size=128,crowning=king,flying=on", rules);
    rules.majority = true;
    assert_rules("canadian,size=128,crowning=king", rules);
    assert_rules("pool,crowning=man,majority=on,size=10", rules_of("international"));
    assert_rules("russian,crowning=ends,flying=off,backward=off,majority=off",
                 ck_rules_english(8));
    rules = ck_rules_english(8);
    rules.quiet_limit = 0;
    assert_rules("english,quiet=0", rules);
    rules.quiet_limit = 10000;
    rules.quiet_reset = CK_RESET_CROWNING;
    assert_rules("english,quiet=10000,quiet-reset=capture-or-crowning", rules);
    rules.repetition = 3;
    assert_rules("english,repetition=3,quiet=10000,quiet-reset=capture-or-crowning", rules);
    rules.quiet_reset = CK_RESET_MAN_MOVE;
    assert_rules("english,repetition=3,quiet=10000,quiet-reset=man-move", rules);
    rules.repetition = 100;
    assert_rules("english,repetition=100,quiet=10000", rules);
    rules.repetition = 0;
    assert_rules("english,repetition=0,quiet=10000", rules);
}

static void assert_written(const char *text, const char *wanted)
{
    char found[TEXT];
    ck_rules rules = rules_of(text);
    assert_int_equal(ck_rules_write(&rules, found, sizeof found), strlen(wanted));
    assert_string_equal(found, wanted);
}

static void the_name_that_fits_best_is_written(void **state)
{
    (void)state;
    static const char *const as_they_are[] = {
        "english",
        "pool",
        "russian",
        "brazilian",
        "international",
        "canadian",
        "english,size=10",
        "russian,repetition=3",
        "english,backward=on",
        "english,quiet=40,quiet-reset=capture-or-crowning",
    };
    for (size_t i = 0; i < sizeof as_they_are / sizeof *as_they_are; i++)
        assert_written(as_they_are[i], as_they_are[i]);
    assert_written("english,size=8", "english");
    assert_written("brazilian,size=10", "international");
    assert_written("canadian,size=8", "brazilian");
    assert_written("brazilian,majority=off", "pool");
    assert_written("pool,crowning=king", "russian");
    assert_written("russian,flying=off,backward=off,crowning=ends", "english");
    char cut[6];
    memset(cut, '#', sizeof cut);
    ck_rules rules = rules_of("russian,repetition=3");
    assert_int_equal(ck_rules_write(&rules, cut, 5), strlen("russian,repetition=3"));
    assert_string_equal(cut, "russ");
    assert_int_equal(cut[5], '#');
    assert_int_equal(ck_rules_write(&rules, NULL, 0), strlen("russian,repetition=3"));
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    struct dice dice = {21};
    char text[TEXT];
    for (int number = 0; number < COMBINATIONS; number++)
        for (int size = CK_SIZE_MIN; size <= CK_SIZE_MAX; size += 2) {
            ck_rules rules = combination(number, size);
            rules.quiet_limit = roll(&dice, 2) ? 80 : (int)roll(&dice, CK_QUIET_LIMIT_MAX + 1);
            rules.repetition = roll(&dice, 2) ? 0 : 2 + (int)roll(&dice, CK_REPETITION_MAX - 1);
            assert_true(ck_rules_write(&rules, text, sizeof text) < sizeof text);
            assert_rules(text, rules);
        }
}

// Asserts that a text is refused, where, and that the message names the part that is wrong and all
// that would be right.
static void assert_refused(const char *text, int column, const char *part, const char *right)
{
    ck_rules rules = rules_of("canadian,repetition=7"), before = rules;
    ck_error error = {0};
    assert_int_equal(ck_rules_read(text, &rules, &error), CK_BAD_TEXT);
    assert_int_equal(error.status, CK_BAD_TEXT);
    assert_true(ck_rules_equal(&rules, &before));
    if (error.line != 1 || error.column != column || !strstr(error.message, part) ||
        !strstr(error.message, right))
        fail_msg("\"%s\": line %d, column %d: %s", text, error.line, error.column,
                 error.message);
    assert_int_equal(ck_rules_read(text, &rules, NULL), CK_BAD_TEXT);
}

static void names_that_are_none_are_refused(void **state)
{
    (void)state;
    static const char *const names[] = {"",         "checkers", "English",       "engl",
                                        "englishh", " english", "english ",      "size=8",
                                        ",size=8",  "=",        "english;size=8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char quoted[40];
        snprintf(quoted, sizeof quoted, "\"%.*s\"", (int)strcspn(names[i], ","), names[i]);
        assert_refused(names[i], 1, quoted, "english");
        assert_refused(names[i], 1, quoted, "canadian");
    }
}

static void keys_that_are_none_are_refused(void **state)
{
    (void)state;
    assert_refused("english,", 9, "\"\"", "size");
    assert_refused("english,,size=8", 9, "\"\"", "size");
    assert_refused("english,speed=9", 9, "speed=9", "flying");
    assert_refused("pool,Size=8", 6, "Size=8", "size");
    assert_refused("pool,siz=8", 6, "siz=8", "size");
    assert_refused("pool,quiet-=8", 6, "quiet-=8", "quiet-reset");
    assert_refused("pool,=8", 6, "=8", "repetition");
    assert_refused("pool, size=8", 6, " size=8", "size");
    assert_refused("pool,flying", 6, "flying", "flying=");
    assert_refused("pool,size=10,english", 14, "english", "crowning");
    assert_refused("pool,size=10,", 14, "\"\"", "crowning");
}

static void a_key_twice_is_refused(void **state)
{
    (void)state;
    assert_refused("english,size=8,size=10", 16, "size", "leave one of them out");
    assert_refused("english,size=8,size=8", 16, "size", "leave one of them out");
    assert_refused("pool,flying=on,quiet=9,flying=fast", 24, "flying", "twice");
    assert_refused("english,quiet=8,quiet-reset=man-move,quiet=8", 38, "quiet ", "twice");
}

static void values_that_are_none_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *key, *value, *right;
    } rows[] = {
        {"size", "", "even"},
        {"size", "7", "even"},
        {"size", "2", "4"},
        {"size", "0", "4"},
        {"size", "130", "128"},
        {"size", "8x8", "128"},
        {"size", "-8", "128"},
        {"size", "+8", "128"},
        {"size", " 8", "128"},
        {"size", "8 ", "128"},
        {"size", "0x8", "128"},
        {"size", "8.0", "128"},
        {"size", "4294967304", "128"},
        {"size", "99999999999999999999", "128"},
        {"size", "on", "128"},
        {"crowning", "", "ends|man|king"},
        {"crowning", "queen", "ends|man|king"},
        {"crowning", "End", "ends|man|king"},
        {"crowning", "end", "ends|man|king"},
        {"crowning", "ends|man", "ends|man|king"},
        {"crowning", "|", "ends|man|king"},
        {"crowning", "0", "ends|man|king"},
        {"flying", "", "on"},
        {"flying", "yes", "on"},
        {"flying", "1", "off"},
        {"flying", "ON", "on"},
        {"backward", "maybe", "on"},
        {"backward", "of", "off"},
        {"majority", "true", "on"},
        {"majority", "on=on", "on"},
        {"quiet", "", "10000"},
        {"quiet", "-1", "10000"},
        {"quiet", "10001", "10000"},
        {"quiet", "never", "0"},
        {"quiet", "18446744073709551616", "10000"},
        {"quiet-reset", "", "man-move"},
        {"quiet-reset", "capture", "capture-or-crowning"},
        {"quiet-reset", "man", "man-move"},
        {"repetition", "1", "2"},
        {"repetition", "101", "100"},
        {"repetition", "-3", "100"},
        {"repetition", "three", "100"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[100], part[50];
        snprintf(part, sizeof part, "\"%s\"", rows[i].value);
        int length = snprintf(text, sizeof text, "russian,%s=", rows[i].key);
        snprintf(text + length, sizeof text - (size_t)length, "%s", rows[i].value);
        assert_refused(text, length + 1, part, rows[i].right);
        assert_refused(text, length + 1, rows[i].key, rows[i].right);
        snprintf(text + length, sizeof text - (size_t)length, "%s,size=8", rows[i].value);
        assert_refused(text, length + 1, part, rows[i].right);
    }
}

// Names and values of any length do not run over the message.
static void long_texts_are_refused(void **state)
{
    (void)state;
    char text[TEXT];
    static const char *const heads[] = {"", "pool,",
                                        "pool,size=", "pool,crowning=", "pool,quiet="};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        memset(text, '9', sizeof text);
        memcpy(text, heads[i], strlen(heads[i]));
        text[TEXT - 1] = '\0';
        assert_refused(text, (int)strlen(heads[i]) + 1, "99999", "");
    }
}

// Asserts that a field out of its range is named, with the range.
static void assert_field(ck_rules rules, const char *name, const char *range)
{
    ck_error error = {0};
    ck_position *position = NULL;
    assert_int_equal(ck_rules_check(&rules, &error), CK_BAD_ARGUMENT);
    if (!strstr(error.message, name) || !strstr(error.message, range))
        fail_msg("%s", error.message);
    assert_int_equal(ck_position_new(&position, &rules), CK_BAD_ARGUMENT);
    assert_null(position);
}

static void fields_have_ranges(void **state)
{
    (void)state;
    ck_rules rules = ck_rules_english(8);
    rules.crowning = (enum ck_crowning)3;
    assert_field(rules, "crowning", "ends|man|king");
    rules = ck_rules_english(8);
    rules.quiet_reset = (enum ck_quiet_reset)2;
    assert_field(rules, "quiet-reset", "man-move|capture-or-crowning");
    static const int repetitions[] = {-1, 1, 101, 1 << 30};
    for (int i = 0; i < 4; i++) {
        rules = ck_rules_english(8);
        rules.repetition = repetitions[i];
        assert_field(rules, "repetition", "100");
    }
}

static void every_field_counts_for_equality(void **state)
{
    (void)state;
    static const char *const others[] = {
        "english,size=10",       "english,crowning=man",
        "english,crowning=king", "english,flying=on",
        "english,backward=on",   "english,majority=on",
        "english,quiet=79",      "english,quiet-reset=capture-or-crowning",
        "english,repetition=2"};
    enum { OTHERS = sizeof others / sizeof *others };
    for (int i = 0; i < OTHERS; i++) {
        ck_rules english = ck_rules_english(8), a = rules_of(others[i]);
        assert_false(ck_rules_equal(&a, &english));
        assert_true(ck_rules_equal(&a, &a));
        for (int j = 0; j < OTHERS; j++) {
            ck_rules b = rules_of(others[j]);
            assert_int_equal(ck_rules_equal(&a, &b), i == j);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_stand_for_rules),
        cmocka_unit_test(keys_change_one_rule),
        cmocka_unit_test(the_name_that_fits_best_is_written),
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(names_that_are_none_are_refused),
        cmocka_unit_test(keys_that_are_none_are_refused),
        cmocka_unit_test(a_key_twice_is_refused),
        cmocka_unit_test(values_that_are_none_are_refused),
        cmocka_unit_test(long_texts_are_refused),
        cmocka_unit_test(fields_have_ranges),
        cmocka_unit_test(every_field_counts_for_equality),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
