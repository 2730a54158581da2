// SPDX-License-Identifier: MIT
//
// Fuzz target: the weights of the evaluation. What is read is in range; what is refused changes
// nothing.
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    const ck_weights before = ck_weights_default();
    ck_weights weights = before;
    ck_error error = {0};
    enum ck_status status = ck_weights_read(text, &weights, &error);
    check_error(status, &error, text);
    must(ck_weights_check(&weights, NULL) == CK_OK);
    if (status != CK_OK)
        must(memcmp(&weights, &before, sizeof weights) == 0);
    free(text);
    return 0;
}
