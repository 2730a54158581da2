// SPDX-License-Identifier: MIT
//
// Fuzz target: JSON as report --merge reads it. What was read is as long as the text says, and each
// piece of it is itself.
#include "fuzz.h"
#include "json_read.h"

// Whether all texts and keys of a value can be read, and how many values there are.
static size_t weigh(const struct json_value *value)
{
    uint64_t number;
    const char *text;
    int flag;
    size_t count = 0;
    for (; value; value = value->next) {
        count += 1 + weigh(value->first) + (value->key ? strlen(value->key) : 0);
        if (json_get_text(value, &text))
            count += strlen(text);
        must(value->kind != JSON_BOOL || json_get_bool(value, &flag));
        must(!json_get_count(value, &number) || value->kind == JSON_NUMBER);
        must(!value->key || value->first == NULL || value->kind >= JSON_ARRAY);
    }
    return count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    const char *at = text, *end = text + strlen(text);
    while (*at) {
        const char *before = at, *again = at;
        struct json_value *value = json_read(&at), *twin = json_read(&again);
        must(at >= before && at <= end && again == at);
        must(json_equal(value, twin));
        must(weigh(value) <= (size_t)(at - before));
        json_free(value);
        json_free(twin);
        if (!value)
            break;
    }
    free(text);
    return 0;
}
