// SPDX-License-Identifier: MIT
//
// The keys in an agent's name: "gated:horizon=6:tolerance=30".
#include "play/agent.h"

#include "base/error.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

// One key=value of a name.
struct pair {
    const char *key, *value;
    size_t key_length, value_length;
    int column;
};

static bool is_key(const struct pair *p, const char *key)
{
    return strlen(key) == p->key_length && strncmp(p->key, key, p->key_length) == 0;
}

static enum ck_status read_number(const struct pair *p, int least, int most, int *number,
                                  ck_error *error)
{
    long n = -1;
    if (p->value_length > 0 && p->value_length < 11 &&
        strspn(p->value, "0123456789") >= p->value_length)
        n = strtol(p->value, NULL, 10);
    if (n < least || n > most) {
        return ck_fail(error, CK_BAD_TEXT, p->column,
                       "%.*s takes a whole number from %d to %d, not \"%.*s\"",
                       (int)p->key_length, p->key, least, most, quoted(p->value_length),
                       p->value);
    }
    *number = (int)n;
    return CK_OK;
}

static enum ck_status read_seconds(const struct pair *p, double *seconds, ck_error *error)
{
    enum { MOST = 86400 };
    char text[16] = "";
    if (p->value_length < sizeof text && strspn(p->value, "0123456789.") >= p->value_length)
        memcpy(text, p->value, p->value_length);
    char *end;
    *seconds = strtod(text, &end);
    if (end == text || *end != '\0' || !(*seconds > 0) || *seconds > MOST) {
        return ck_fail(error, CK_BAD_TEXT, p->column,
                       "time takes seconds above 0 and up to %d, such as 0.5, not \"%.*s\"",
                       MOST, quoted(p->value_length), p->value);
    }
    return CK_OK;
}

static enum ck_status read_proposer(ck_agent *a, const struct pair *p, ck_error *error)
{
    const struct kind *kind = ck_agent_kind_of(p->value, p->value_length, p->column, error);
    if (kind == NULL)
        return CK_BAD_TEXT;
    if (kind->searches) {
        return ck_fail(error, CK_BAD_TEXT, p->column,
                       "a proposer is random, greedy or human; %s searches for itself",
                       kind->row.name);
    }
    a->proposer = kind;
    return CK_OK;
}

// Reads a weight, or a set of them, as "key=value" for ck_weights_read.
static enum ck_status read_weights(ck_agent *a, const struct pair *p, ck_error *error)
{
    char text[64];
    bool set = is_key(p, "eval");
    struct text t = ck_text(text, sizeof text);
    if (set)
        ck_text_add(&t, "%.*s", (int)p->value_length, p->value);
    else
        ck_text_add(&t, "%.*s=%.*s", (int)p->key_length, p->key, (int)p->value_length,
                    p->value);
    ck_error why = {0};
    enum ck_status status = ck_weights_read(text, &a->gate.weights, &why);
    return status == CK_OK ? CK_OK : ck_fail(error, status, p->column, "%s", why.message);
}

static enum ck_status read_pair(ck_agent *a, const struct pair *p, ck_error *error)
{
    const struct kind *kind = a->kind;
    if (kind->searches) {
        if (is_key(p, kind->gated ? "horizon" : "depth"))
            return read_number(p, 1, CK_DEPTH_MAX, &a->gate.horizon, error);
        if (is_key(p, "time"))
            return read_seconds(p, &a->gate.seconds, error);
        if (is_key(p, "nodes") && !kind->gated)
            return read_number(p, 1, 1000000000, &a->nodes, error);
        if (is_key(p, "hash"))
            return read_number(p, 0, CK_HASH_MAX, &a->hash, error);
        if (is_key(p, "eval") || is_key(p, "man") || is_key(p, "king") ||
            is_key(p, "advance") || is_key(p, "guard"))
            return read_weights(a, p, error);
    }
    if (kind->gated) {
        if (is_key(p, "tolerance"))
            return read_number(p, 0, CK_TOLERANCE_MAX, &a->gate.tolerance, error);
        if (is_key(p, "proposer"))
            return read_proposer(a, p, error);
    }
    int length = quoted(p->key_length);
    if (*kind->row.keys == '\0') {
        return ck_fail(error, CK_BAD_TEXT, p->column, "%s takes no keys, so no \"%.*s\"",
                       kind->row.name, length, p->key);
    }
    return ck_fail(error, CK_BAD_TEXT, p->column, "%s has no key \"%.*s\"; it takes %s",
                   kind->row.name, length, p->key, kind->row.keys);
}

// Where a limit of time or nodes ends a search, its depth is as good as unlimited unless it is
// said.
enum ck_status ck_agent_read_keys(ck_agent *a, ck_error *error)
{
    const char *at = a->name + strcspn(a->name, ":");
    int depth = a->gate.horizon;
    a->gate.horizon = 0;
    while (*at == ':') {
        at++;
        struct pair p = {.key = at, .column = (int)(at - a->name) + 1};
        size_t length = strcspn(at, ":");
        p.key_length = strcspn(at, ":=");
        if (p.key_length == length || p.key_length == 0) {
            return ck_fail(error, CK_BAD_TEXT, p.column,
                           "\"%.*s\" is not of the form key=value", quoted(length), at);
        }
        p.value = at + p.key_length + 1;
        p.value_length = length - p.key_length - 1;
        enum ck_status status = ck_check_key_once(a->name, at, ':', error);
        if (status == CK_OK)
            status = read_pair(a, &p, error);
        if (status != CK_OK)
            return status;
        at += length;
    }
    if (a->gate.horizon == 0)
        a->gate.horizon = a->gate.seconds > 0 || a->nodes > 0 ? CK_DEPTH_MAX : depth;
    return CK_OK;
}
