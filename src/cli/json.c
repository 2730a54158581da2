// SPDX-License-Identifier: MIT
//
// A writer of JSON on stdout that keeps the commas and escapes the text.
#include "json.h"
#include "utf8.h"
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

// Writes a text in quotes. What is no UTF-8 becomes the character that stands for such.
static void quote(const char *text)
{
    size_t length;
    putchar('"');
    for (const char *c = text; *c; c += length > 0 ? length : 1) {
        uint32_t code;
        length = utf8_read(c, &code);
        if (length == 0)
            fputs("\\ufffd", stdout);
        else if (*c == '"' || *c == '\\')
            printf("\\%c", *c);
        else if (*c == '\n')
            fputs("\\n", stdout);
        else if (code < 0x20 || code == 0x7f)
            printf("\\u%04x", (unsigned)code);
        else
            fwrite(c, 1, length, stdout);
    }
    putchar('"');
}

// Writes what stands before a value: a comma behind a member before it, and its key.
static void begin(struct json *json, const char *key)
{
    uint64_t bit = UINT64_C(1) << json->depth;
    if (json->depth > 0 && (json->filled & bit) != 0)
        putchar(',');
    json->filled |= bit;
    if (key) {
        quote(key);
        putchar(':');
    }
}

static void open(struct json *json, const char *key, char bracket)
{
    assert(json->depth < JSON_DEPTH_MAX);
    begin(json, key);
    putchar(bracket);
    json->depth++;
    json->filled &= ~(UINT64_C(1) << json->depth);
}

static void close(struct json *json, char bracket)
{
    putchar(bracket);
    json->depth--;
    if (json->depth == 0)
        putchar('\n');
}

void json_object(struct json *json, const char *key)
{
    open(json, key, '{');
}

void json_object_end(struct json *json)
{
    close(json, '}');
}

void json_array(struct json *json, const char *key)
{
    open(json, key, '[');
}

void json_array_end(struct json *json)
{
    close(json, ']');
}

void json_text(struct json *json, const char *key, const char *value)
{
    begin(json, key);
    if (value)
        quote(value);
    else
        fputs("null", stdout);
}

void json_integer(struct json *json, const char *key, int64_t value)
{
    begin(json, key);
    printf("%" PRId64, value);
}

void json_count(struct json *json, const char *key, uint64_t value)
{
    begin(json, key);
    printf("%" PRIu64, value);
}

void json_decimal(struct json *json, const char *key, double value, int decimals)
{
    begin(json, key);
    printf("%.*f", decimals, value);
}

void json_bool(struct json *json, const char *key, bool value)
{
    begin(json, key);
    fputs(value ? "true" : "false", stdout);
}
