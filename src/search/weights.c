// SPDX-License-Identifier: MIT
//
// The weights of the evaluation and its values as text.
#include <checkers/search.h>

#include "base/error.h"
#include "base/text.h"
#include "game/position.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The rows of a weight: its name, its place in the record, its greatest value.
static const struct weight {
    const char *name;
    size_t offset;
    int most;
} rows[] = {
    {"man", offsetof(ck_weights, man), 10000},
    {"king", offsetof(ck_weights, king), 10000},
    {"advance", offsetof(ck_weights, advance), 100},
    {"guard", offsetof(ck_weights, guard), 100},
};
enum { ROWS = sizeof rows / sizeof *rows };

ck_weights ck_weights_default(void)
{
    return (ck_weights){.man = 100, .king = 150, .advance = 2, .guard = 10};
}

static int *weight_of(ck_weights *w, const struct weight *row)
{
    return (int *)(void *)((char *)w + row->offset);
}

enum ck_status ck_weights_check(const ck_weights *weights, ck_error *error)
{
    ck_weights copy = *weights;
    for (int i = 0; i < ROWS; i++) {
        char what[32];
        snprintf(what, sizeof what, "the weight %s", rows[i].name);
        enum ck_status status =
            ck_check_range(what, *weight_of(&copy, &rows[i]), 0, rows[i].most, error);
        if (status != CK_OK)
            return status;
    }
    return CK_OK;
}

// Reads one "man=100".
static enum ck_status read_weight(const char *at, size_t length, int column,
                                  ck_weights *weights, ck_error *error)
{
    for (int i = 0; i < ROWS; i++) {
        size_t name = strlen(rows[i].name);
        if (length < name + 2 || strncmp(at, rows[i].name, name) != 0 || at[name] != '=')
            continue;
        size_t digits = strspn(at + name + 1, "0123456789");
        long value = strtol(at + name + 1, NULL, 10);
        if (digits != length - name - 1 || digits > 6 || value > rows[i].most) {
            return ck_fail(error, CK_BAD_TEXT, column + (int)name + 1,
                           "%s takes a number from 0 to %d, not \"%.*s\"", rows[i].name,
                           rows[i].most, quoted(length - name - 1), at + name + 1);
        }
        *weight_of(weights, &rows[i]) = (int)value;
        return CK_OK;
    }
    return ck_fail(
        error, CK_BAD_TEXT, column,
        "\"%.*s\" is no weight; write default, second, or man=N, king=N, advance=N, guard=N",
        quoted(length), at);
}

enum ck_status ck_weights_read(const char *text, ck_weights *weights, ck_error *error)
{
    ck_weights w = *weights;
    if (strcmp(text, "default") == 0) {
        w = ck_weights_default();
    } else if (strcmp(text, "second") == 0) {
        w = (ck_weights){.man = 100, .king = 160, .advance = 3, .guard = 6};
    } else {
        for (const char *at = text;; at++) {
            size_t length = strcspn(at, ",");
            enum ck_status status = ck_check_key_once(text, at, ',', error);
            if (status == CK_OK)
                status = read_weight(at, length, (int)(at - text) + 1, &w, error);
            if (status != CK_OK)
                return status;
            at += length;
            if (*at == '\0')
                break;
        }
    }
    *weights = w;
    return CK_OK;
}

int ck_evaluate(const ck_position *position, const ck_weights *weights)
{
    return position->core->evaluate(position_state_const(position), weights);
}

int ck_value_plies(int value)
{
    return value > CK_DECIDED ? CK_WIN - value : value < -CK_DECIDED ? -(CK_WIN + value) : 0;
}

size_t ck_value_write(int value, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    int plies = ck_value_plies(value);
    if (plies != 0) {
        ck_text_add(&t, "a %s in %d %s", plies > 0 ? "win" : "loss", abs(plies),
                    abs(plies) == 1 ? "ply" : "plies");
    } else {
        ck_text_add(&t, "%c%d.%02d men", value < 0 ? '-' : '+', abs(value) / 100,
                    abs(value) % 100);
    }
    return t.length;
}
