// SPDX-License-Identifier: MIT
//
// Fuzz target: the text of a move. The first byte chooses a position. What is read is legal, and
// its full path is read as the same move.
#include "fuzz.h"

static const char *const fens[] = {
    "B:W21-32:B1-12",
    "W:WK11:B8,15,16,23,24",
    "W:WK23:B10,11,18,19,26,27",
    "B:W9,17,18,25,26:B5",
    "B:W6,18,26:B1,14",
    "B:W9,14:B5",
    "W:WK18,K27,5:BK1,2,K32",
    "B:W18:B",
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    ck_rules rules = ck_rules_english(8);
    char *text = text_of(data + 1, size - 1), path[CK_MOVE_TEXT_SIZE];
    ck_position *position = NULL;
    ck_move move = {0}, again = {0};
    ck_error error = {0};
    const char *fen = fens[data[0] % (sizeof fens / sizeof *fens)];
    must(ck_fen_read(&position, &rules, fen, NULL) == CK_OK);
    enum ck_status status = ck_move_read(position, text, &move, &error);
    check_error(status, &error, text);
    if (status == CK_OK) {
        must(ck_move_write(position, move, path, sizeof path) < sizeof path);
        must(ck_move_read(position, path, &again, NULL) == CK_OK);
        must(ck_move_equal(move, again));
        must(ck_position_play(position, move) == CK_OK);
    }
    ck_position_free(position);
    free(text);
    return 0;
}
