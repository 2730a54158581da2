// SPDX-License-Identifier: MIT
//
// The board's geometry: every square, direction and size, by the library and the naive rule book.
#include "support.h"

enum { TILE = 6 }; // pieces this far apart have nothing to do with each other

static void put(ck_position *position, struct oracle *board, int square, enum ck_piece piece,
                char letter)
{
    if (ck_position_put(position, square, piece) == CK_OK)
        oracle_put(board, square, letter);
}

// Puts enemies around a king, on the diagonals that are on the board.
static void surround(ck_position *position, struct oracle *board, int row, int column)
{
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            int r = row + down, c = column + right;
            if (r >= 0 && r < board->size && c >= 0 && c < board->size)
                put(position, board, r * (board->size / 2) + c / 2 + 1, CK_WHITE_KING, 'W');
        }
}

// Puts red pieces on all dark squares of the same place in their tile, and compares the moves.
static void assert_tiles(int size, int place, enum ck_piece piece, bool jumps)
{
    static const char letters[] = {'.', 'r', 'R', 'w', 'W'};
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    struct oracle board;
    oracle_empty(&board, size);
    assert_int_equal(ck_position_new_empty(&position, &rules), CK_OK);
    for (int row = place / TILE; row < size; row += TILE)
        for (int column = place % TILE; column < size; column += TILE) {
            put(position, &board, row * (size / 2) + column / 2 + 1, piece, letters[piece]);
            if (jumps)
                surround(position, &board, row, column);
        }
    bool white = piece == CK_WHITE_MAN;
    ck_position_set_turn(position, white ? CK_WHITE : CK_RED);
    board.turn = white ? 'w' : 'r';
    assert_same_rules(position, &board);
    assert_same_position(position, &board);
    ck_position_free(position);
}

static void pieces_on_every_square(void **state)
{
    (void)state;
    for (int size = CK_SIZE_MIN; size <= CK_SIZE_MAX; size += 2)
        for (int place = 0; place < TILE * TILE; place++) {
            if ((place / TILE + place % TILE) % 2 == 0)
                continue;
            assert_tiles(size, place, CK_RED_MAN, false);
            assert_tiles(size, place, CK_WHITE_MAN, false);
            assert_tiles(size, place, CK_RED_KING, false);
            assert_tiles(size, place, CK_RED_MAN, true);
            assert_tiles(size, place, CK_RED_KING, true);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pieces_on_every_square)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
