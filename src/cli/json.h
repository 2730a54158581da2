// SPDX-License-Identifier: MIT
//
// A writer of JSON on stdout that keeps the commas and escapes the text.
//
// Every function takes the key of the value in an object, or NULL inside an array and for the
// outermost value. The closing of the outermost object ends the line.
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdbool.h>
#include <stdint.h>

enum { JSON_DEPTH_MAX = 63 };

struct json {
    int depth;       // of open objects and arrays
    uint64_t filled; // bit d: the one at depth d has a member already
};

void json_object(struct json *json, const char *key);
void json_object_end(struct json *json);
void json_array(struct json *json, const char *key);
void json_array_end(struct json *json);
void json_text(struct json *json, const char *key, const char *value); // NULL writes null
void json_integer(struct json *json, const char *key, int64_t value);
void json_count(struct json *json, const char *key, uint64_t value);
void json_decimal(struct json *json, const char *key, double value, int decimals);
void json_bool(struct json *json, const char *key, bool value);

#endif
