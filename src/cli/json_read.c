// SPDX-License-Identifier: MIT
//
// A reader of JSON, as far as the program needs one.
#include "json_read.h"
#include "output.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 64 };

static struct json_value *read_value(const char **at, int depth);

static void skip_blanks(const char **at)
{
    *at += strspn(*at, " \t\r\n");
}

// Steps over a character behind blanks, if it is there.
static bool take(const char **at, char c)
{
    skip_blanks(at);
    bool found = **at == c;
    *at += found;
    return found;
}

// Copies a piece of text.
static char *copy(const char *text, size_t length)
{
    char *piece = memory_need(length + 1, 1);
    memcpy(piece, text, length);
    return piece;
}

// Reads four hexadecimal digits. False where there are none, and for NUL.
static bool read_hex(const char **at, unsigned *code)
{
    *code = 0;
    for (int i = 0; i < 4; i++, ++*at) {
        static const char digits[] = "0123456789abcdef0123456789ABCDEF";
        const char *digit = **at ? strchr(digits, **at) : NULL;
        if (!digit)
            return false;
        *code = *code << 4 | (unsigned)(digit - digits) % 16;
    }
    return *code != 0;
}

// Reads the code behind "\u", which may be half of a pair.
static bool read_code(const char **at, unsigned *code)
{
    unsigned low;
    if (!read_hex(at, code) || (*code >= 0xdc00 && *code < 0xe000))
        return false;
    if (*code < 0xd800 || *code >= 0xe000)
        return true;
    if ((*at)[0] != '\\' || (*at)[1] != 'u')
        return false;
    *at += 2;
    if (!read_hex(at, &low) || low < 0xdc00 || low >= 0xe000)
        return false;
    *code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);
    return true;
}

// Writes a code in UTF-8. Returns where it ends.
static char *put_code(char *to, unsigned code)
{
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *to++ = (char)(unsigned char)(0xff00u >> (more + 1) | code >> 6 * more);
    while (more-- > 0)
        *to++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return to;
}

// Reads what stands behind a backslash.
static bool read_escape(const char **at, char **to)
{
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    unsigned code;
    char c = **at;
    const char *letter = c ? strchr(letters, c) : NULL;
    *at += c != '\0';
    if (letter) {
        *(*to)++ = meant[letter - letters];
        return true;
    }
    if (c != 'u' || !read_code(at, &code))
        return false;
    *to = put_code(*to, code);
    return true;
}

// Reads a text in quotes, to be freed. NULL where there is none.
static char *read_text(const char **at)
{
    if (!take(at, '"'))
        return NULL;
    // No escape is shorter than what it stands for.
    const char *end = *at;
    while (*end != '"' && (unsigned char)*end >= 0x20)
        end += *end == '\\' && end[1] ? 2 : 1;
    char *text = memory_need((size_t)(end - *at) + 1, 1), *to = text;
    while (**at != '"') {
        if ((unsigned char)**at < 0x20) {
            free(text);
            return NULL;
        }
        if (**at != '\\') {
            *to++ = *(*at)++;
            continue;
        }
        ++*at;
        if (!read_escape(at, &to)) {
            free(text);
            return NULL;
        }
    }
    ++*at;
    return text;
}

// Reads the members of an object or the values of an array behind its bracket, that too.
static bool read_members(const char **at, struct json_value *value, char bracket, int depth)
{
    struct json_value **last = &value->first;
    if (take(at, bracket))
        return true;
    do {
        char *key = NULL;
        if (value->kind == JSON_OBJECT && ((key = read_text(at)) == NULL || !take(at, ':'))) {
            free(key);
            return false;
        }
        *last = read_value(at, depth + 1);
        if (!*last) {
            free(key);
            return false;
        }
        (*last)->key = key;
        last = &(*last)->next;
    } while (take(at, ','));
    return take(at, bracket);
}

// Reads null, true, false or a number.
static bool read_word(const char **at, struct json_value *value)
{
    size_t length = strspn(*at, "+-.0123456789abcdefghijklmnopqrstuvwxyzE");
    char *word = copy(*at, length);
    value->kind = JSON_NUMBER;
    value->text = word;
    if (strcmp(word, "null") == 0)
        value->kind = JSON_NULL;
    else if (strcmp(word, "true") == 0 || strcmp(word, "false") == 0)
        value->kind = JSON_BOOL;
    else if (word[0] == '\0' || !strchr("-0123456789", word[0]) ||
             word[strspn(word, "+-.0123456789eE")] != '\0')
        return false;
    *at += length;
    return true;
}

static struct json_value *read_value(const char **at, int depth)
{
    struct json_value *value = memory_need(1, sizeof *value);
    bool read = false;
    skip_blanks(at);
    if (**at == '"') {
        value->kind = JSON_TEXT;
        value->text = read_text(at);
        read = value->text != NULL;
    } else if (**at == '{' || **at == '[') {
        bool object = *(*at)++ == '{';
        value->kind = object ? JSON_OBJECT : JSON_ARRAY;
        read = depth < DEPTH_MAX && read_members(at, value, object ? '}' : ']', depth);
    } else {
        read = read_word(at, value);
    }
    if (read)
        return value;
    json_free(value);
    return NULL;
}

struct json_value *json_read(const char **at)
{
    struct json_value *value = read_value(at, 0);
    if (value)
        skip_blanks(at);
    return value;
}

void json_free(struct json_value *value)
{
    while (value) {
        struct json_value *next = value->next;
        json_free(value->first);
        free(value->key);
        free(value->text);
        free(value);
        value = next;
    }
}

const struct json_value *json_member(const struct json_value *object, const char *key)
{
    if (!object || object->kind != JSON_OBJECT)
        return NULL;
    const struct json_value *member = object->first;
    while (member && strcmp(member->key, key) != 0)
        member = member->next;
    return member;
}

static bool same_text(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

bool json_equal(const struct json_value *a, const struct json_value *b)
{
    if (!a || !b)
        return a == b;
    if (a->kind != b->kind || !same_text(a->text, b->text))
        return false;
    const struct json_value *x = a->first, *y = b->first;
    while (x && y && same_text(x->key, y->key) && json_equal(x, y)) {
        x = x->next;
        y = y->next;
    }
    return !x && !y;
}

bool json_get_text(const struct json_value *value, const char **text)
{
    if (!value || value->kind != JSON_TEXT)
        return false;
    *text = value->text;
    return true;
}

bool json_get_bool(const struct json_value *value, int *flag)
{
    if (!value || value->kind != JSON_BOOL)
        return false;
    *flag = value->text[0] == 't';
    return true;
}

bool json_get_count(const struct json_value *value, uint64_t *number)
{
    if (!value || value->kind != JSON_NUMBER ||
        value->text[strspn(value->text, "0123456789")] != '\0')
        return false;
    errno = 0;
    *number = strtoull(value->text, NULL, 10);
    return errno == 0;
}

bool json_get_int(const struct json_value *value, int *number)
{
    uint64_t count;
    if (!json_get_count(value, &count) || count > INT_MAX)
        return false;
    *number = (int)count;
    return true;
}
