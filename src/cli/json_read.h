// SPDX-License-Identifier: MIT
//
// A reader of JSON, as far as the program needs one: for what it wrote itself, perhaps laid out
// anew.
#ifndef CLI_JSON_READ_H
#define CLI_JSON_READ_H

#include <stdbool.h>
#include <stdint.h>

enum json_kind { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_TEXT, JSON_ARRAY, JSON_OBJECT };

// A value. Numbers are kept as they are written, and true and false too.
struct json_value {
    enum json_kind kind;
    char *key;                // as a member of an object
    char *text;               // of all but null, arrays and objects
    struct json_value *first; // of an array or object
    struct json_value *next;  // behind this one in the same array or object
};

// Reads the value that *at begins with, behind blanks. Moves *at behind it, and behind the
// blanks that follow; or, where it is no JSON, to the place that is wrong, and returns NULL. It
// is freed with json_free, which takes NULL.
struct json_value *json_read(const char **at);
void json_free(struct json_value *value);

// A member of an object; NULL where there is none, also of NULL and of what is no object.
const struct json_value *json_member(const struct json_value *object, const char *key);

// Whether two values, NULLs included, say the same, in the same order.
bool json_equal(const struct json_value *a, const struct json_value *b);

// What a value is, where it is of that kind and in range; false where not, and for NULL.
bool json_get_text(const struct json_value *value, const char **text);
bool json_get_bool(const struct json_value *value, int *flag);
bool json_get_count(const struct json_value *value, uint64_t *number);
bool json_get_int(const struct json_value *value, int *number); // 0 and above

#endif
