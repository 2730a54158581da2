// SPDX-License-Identifier: MIT
//
// Rules: their names and keys as rows, and what is made of them.
#include <checkers/rules.h>

#include "base/error.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

// One key: a number from least to most, or a choice of words, the value being the place in
// them.
struct key {
    const char *name;
    const char *words; // "ends|man|king"; NULL for a number
    int least, most;
};

enum { SIZE, CROWNING, FLYING, BACKWARD, MAJORITY, QUIET, QUIET_RESET, REPETITION, KEYS };

static const struct key keys[KEYS] = {
    [SIZE] = {"size", NULL, CK_SIZE_MIN, CK_SIZE_MAX},
    [CROWNING] = {"crowning", "ends|man|king", CK_CROWNING_ENDS, CK_CROWNING_KING},
    [FLYING] = {"flying", "off|on", 0, 1},
    [BACKWARD] = {"backward", "off|on", 0, 1},
    [MAJORITY] = {"majority", "off|on", 0, 1},
    [QUIET] = {"quiet", NULL, 0, CK_QUIET_LIMIT_MAX},
    [QUIET_RESET] = {"quiet-reset", "man-move|capture-or-crowning", CK_RESET_MAN_MOVE,
                     CK_RESET_CROWNING},
    [REPETITION] = {"repetition", NULL, 0, CK_REPETITION_MAX},
};

// The values of all keys, in the order above.
struct values {
    int of[KEYS];
};

static const struct game {
    const char *name;
    struct values values;
} games[] = {
    {"english", {{8, CK_CROWNING_ENDS, 0, 0, 0, 80, CK_RESET_MAN_MOVE, 0}}},
    {"pool", {{8, CK_CROWNING_MAN, 1, 1, 0, 80, CK_RESET_MAN_MOVE, 0}}},
    {"russian", {{8, CK_CROWNING_KING, 1, 1, 0, 80, CK_RESET_MAN_MOVE, 0}}},
    {"brazilian", {{8, CK_CROWNING_MAN, 1, 1, 1, 80, CK_RESET_MAN_MOVE, 0}}},
    {"international", {{10, CK_CROWNING_MAN, 1, 1, 1, 80, CK_RESET_MAN_MOVE, 0}}},
    {"canadian", {{12, CK_CROWNING_MAN, 1, 1, 1, 80, CK_RESET_MAN_MOVE, 0}}},
};
enum { GAMES = sizeof games / sizeof *games };

static struct values values_of(const ck_rules *r)
{
    return (struct values){{r->size, (int)r->crowning, r->flying, r->backward, r->majority,
                            r->quiet_limit, (int)r->quiet_reset, r->repetition}};
}

static ck_rules rules_of(const struct values *v)
{
    return (ck_rules){
        .size = v->of[SIZE],
        .crowning = (enum ck_crowning)v->of[CROWNING],
        .flying = v->of[FLYING] != 0,
        .backward = v->of[BACKWARD] != 0,
        .majority = v->of[MAJORITY] != 0,
        .quiet_limit = v->of[QUIET],
        .quiet_reset = (enum ck_quiet_reset)v->of[QUIET_RESET],
        .repetition = v->of[REPETITION],
    };
}

ck_rules ck_rules_english(int size)
{
    ck_rules rules = rules_of(&games[0].values);
    rules.size = size;
    return rules;
}

static bool is_allowed(int key, int value)
{
    return value >= keys[key].least && value <= keys[key].most &&
           !(key == SIZE && value % 2 != 0) && !(key == REPETITION && value == 1);
}

// What a key takes, in words.
static void write_range(int key, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    const struct key *k = &keys[key];
    if (k->words != NULL)
        ck_text_add(&t, "%s", k->words);
    else if (key == SIZE)
        ck_text_add(&t, "an even number from %d to %d", k->least, k->most);
    else if (key == REPETITION)
        ck_text_add(&t, "0 (never) or a number from 2 to %d", k->most);
    else
        ck_text_add(&t, "a number from %d (never) to %d", k->least, k->most);
}

enum ck_status ck_rules_check(const ck_rules *rules, ck_error *error)
{
    struct values v = values_of(rules);
    for (int key = 0; key < KEYS; key++) {
        char range[64];
        if (is_allowed(key, v.of[key]))
            continue;
        write_range(key, range, sizeof range);
        return ck_fail(error, CK_BAD_ARGUMENT, 0, "%s takes %s, not %d", keys[key].name, range,
                       v.of[key]);
    }
    return CK_OK;
}

// The place of a word among words separated by "|", or -1.
static int place_of(const char *words, const char *word, size_t length)
{
    for (int place = 0;; place++) {
        size_t n = strcspn(words, "|");
        if (n == length && strncmp(words, word, length) == 0)
            return place;
        if (words[n] == '\0')
            return -1;
        words += n + 1;
    }
}

// Reads one "key=value" of `length` bytes, which stands at `column`.
static enum ck_status read_key(const char *at, size_t length, int column, struct values *values,
                               ck_error *error)
{
    size_t name = strcspn(at, "=,");
    int key = 0;
    while (key < KEYS &&
           (strlen(keys[key].name) != name || strncmp(keys[key].name, at, name) != 0))
        key++;
    if (key == KEYS || name == length) {
        return ck_fail(
            error, CK_BAD_TEXT, column,
            "\"%.*s\" is no rule; there is size=, crowning=, flying=, backward=, majority=, "
            "quiet=, quiet-reset= and repetition=",
            quoted(length), at);
    }
    const char *value = at + name + 1;
    size_t n = length - name - 1;
    int number = -1;
    if (keys[key].words != NULL)
        number = place_of(keys[key].words, value, n);
    else if (n > 0 && n < 7 && strspn(value, "0123456789") >= n)
        number = (int)strtol(value, NULL, 10);
    if (number < 0 || !is_allowed(key, number)) {
        char range[64];
        write_range(key, range, sizeof range);
        return ck_fail(error, CK_BAD_TEXT, column + (int)name + 1, "%s takes %s, not \"%.*s\"",
                       keys[key].name, range, quoted(n), value);
    }
    values->of[key] = number;
    return CK_OK;
}

enum ck_status ck_rules_read(const char *text, ck_rules *rules, ck_error *error)
{
    size_t name = strcspn(text, ",");
    int game = 0;
    while (game < GAMES &&
           (strlen(games[game].name) != name || strncmp(games[game].name, text, name) != 0))
        game++;
    if (game == GAMES) {
        return ck_fail(
            error, CK_BAD_TEXT, 1,
            "no rules are called \"%.*s\"; there is english, pool, russian, brazilian, "
            "international and canadian",
            quoted(name), text);
    }
    struct values values = games[game].values;
    for (const char *at = text + name; *at != '\0';) {
        at++;
        size_t length = strcspn(at, ",");
        enum ck_status status = ck_check_key_once(text, at, ',', error);
        if (status == CK_OK)
            status = read_key(at, length, (int)(at - text) + 1, &values, error);
        if (status != CK_OK)
            return status;
        at += length;
    }
    *rules = rules_of(&values);
    return CK_OK;
}

static int differences(const struct values *a, const struct values *b)
{
    int n = 0;
    for (int key = 0; key < KEYS; key++)
        n += a->of[key] != b->of[key];
    return n;
}

size_t ck_rules_write(const ck_rules *rules, char *text, size_t size)
{
    struct values v = values_of(rules);
    const struct game *best = &games[0];
    for (int i = 1; i < GAMES; i++) {
        if (differences(&v, &games[i].values) < differences(&v, &best->values))
            best = &games[i];
    }
    struct text t = ck_text(text, size);
    ck_text_add(&t, "%s", best->name);
    for (int key = 0; key < KEYS; key++) {
        if (v.of[key] == best->values.of[key])
            continue;
        ck_text_add(&t, ",%s=", keys[key].name);
        const char *word = keys[key].words;
        for (int i = 0; word != NULL && i < v.of[key]; i++)
            word += strcspn(word, "|") + 1;
        if (word != NULL)
            ck_text_add(&t, "%.*s", (int)strcspn(word, "|"), word);
        else
            ck_text_add(&t, "%d", v.of[key]);
    }
    return t.length;
}

bool ck_rules_equal(const ck_rules *a, const ck_rules *b)
{
    struct values x = values_of(a), y = values_of(b);
    return differences(&x, &y) == 0;
}

int ck_rules_squares(const ck_rules *rules)
{
    return rules->size * rules->size / 2;
}

enum ck_side ck_side_other(enum ck_side side)
{
    return side == CK_RED ? CK_WHITE : CK_RED;
}

const char *ck_side_text(enum ck_side side)
{
    return side == CK_RED ? "red" : "white";
}
