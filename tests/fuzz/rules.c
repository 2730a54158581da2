// SPDX-License-Identifier: MIT
//
// Fuzz target: rules as text. What is read is in range and written so that it is read again; what is
// refused changes nothing.
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    const ck_rules before = ck_rules_english(10);
    ck_rules rules = before, again = before;
    ck_error error = {0};
    enum ck_status status = ck_rules_read(text, &rules, &error);
    check_error(status, &error, text);
    must(ck_rules_check(&rules, NULL) == CK_OK);
    if (status == CK_OK) {
        char written[256];
        must(ck_rules_write(&rules, written, sizeof written) < sizeof written);
        must(ck_rules_read(written, &again, NULL) == CK_OK);
        must(ck_rules_equal(&rules, &again));
    } else {
        must(ck_rules_equal(&rules, &before));
    }
    free(text);
    return 0;
}
