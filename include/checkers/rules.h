// SPDX-License-Identifier: MIT
//
// The rules that a game is played by: English draughts on a board of any even size.
#ifndef CHECKERS_RULES_H
#define CHECKERS_RULES_H

#include <checkers/status.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    CK_SIZE_MIN = 4,
    CK_SIZE_MAX = 128,
    CK_QUIET_LIMIT_MAX = 10000,
};

// Red moves first, from the top of the board down; the letter of Red in FEN and PDN is B.
enum ck_side { CK_RED = 0, CK_WHITE = 1 };

// A plain record, copied freely.
typedef struct ck_rules {
    int size;        // squares along an edge: even, CK_SIZE_MIN..CK_SIZE_MAX
    int quiet_limit; // plies without a capture or a man move after which the game is drawn;
                     // 0 = never, at most CK_QUIET_LIMIT_MAX
} ck_rules;

// English draughts on a board of the given size, drawn after 80 quiet plies (40 moves each).
ck_rules ck_rules_english(int size);

// CK_OK, or CK_BAD_ARGUMENT with a message that names the field and its range.
enum ck_status ck_rules_check(const ck_rules *rules, ck_error *error);

// The number of dark squares of a board, size * size / 2. Squares are numbered from 1 at the
// top left, along each row and down the board.
int ck_rules_squares(const ck_rules *rules);

// The side that is not `side`.
enum ck_side ck_side_other(enum ck_side side);

// "red" or "white". Static storage.
const char *ck_side_text(enum ck_side side);

#ifdef __cplusplus
}
#endif
#endif
