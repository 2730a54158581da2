// SPDX-License-Identifier: MIT
//
// Fuzz target: FEN. The first byte chooses the size of the board. What is read is written and read
// again as the same.
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    ck_rules rules = ck_rules_english(4 + 2 * (data[0] % 63));
    char *text = text_of(data + 1, size - 1);
    ck_position *position = NULL, *again = NULL;
    ck_error error = {0};
    enum ck_status status = ck_fen_read(&position, &rules, text, &error);
    check_error(status, &error, text);
    must((status == CK_OK) == (position != NULL));
    if (position != NULL) {
        size_t length = ck_fen_write(position, NULL, 0);
        char *fen = malloc(length + 1);
        must(fen != NULL && ck_fen_write(position, fen, length + 1) == length);
        must(ck_fen_read(&again, &rules, fen, NULL) == CK_OK);
        must(ck_position_equal(position, again));
        ck_position_outcome(position);
        free(fen);
    }
    ck_position_free(again);
    ck_position_free(position);
    free(text);
    return 0;
}
