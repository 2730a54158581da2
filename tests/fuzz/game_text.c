// SPDX-License-Identifier: MIT
//
// Fuzz target: the moves of a game. All that was played can be taken back.
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ck_rules rules = ck_rules_english(8);
    char *text = text_of(data, size);
    ck_position *start = NULL;
    ck_game *game = NULL;
    ck_error error = {0};
    must(ck_position_new(&start, &rules) == CK_OK);
    must(ck_game_new(&game, start) == CK_OK);
    check_error(ck_game_play_text(game, text, &error), &error, text);
    while (ck_game_plies(game) > 0)
        must(ck_game_undo(game) == CK_OK);
    must(ck_position_equal(ck_game_position(game), start));
    ck_game_free(game);
    ck_position_free(start);
    free(text);
    return 0;
}
