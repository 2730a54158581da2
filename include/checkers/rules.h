// SPDX-License-Identifier: MIT
//
// The rules that a game is played by: English draughts on a board of any even size, and its
// relatives.
#ifndef CHECKERS_RULES_H
#define CHECKERS_RULES_H

#include <checkers/status.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    CK_SIZE_MIN = 4,
    CK_SIZE_MAX = 128,
    CK_QUIET_LIMIT_MAX = 10000,
    CK_REPETITION_MAX = 100,
};

// Red moves first, from the top of the board down; the letter of Red in FEN and PDN is B.
enum ck_side { CK_RED = 0, CK_WHITE = 1 };

// What a man does that reaches the far row by a jump. Where men only jump forward, the first
// two never differ.
enum ck_crowning {
    CK_CROWNING_ENDS, // the move ends there, and it is a king
    CK_CROWNING_MAN,  // it jumps on as a man, and is a king only if the move ends there
    CK_CROWNING_KING, // it is a king at once, and jumps on as one
};

// What starts the counter of quiet plies again.
enum ck_quiet_reset {
    CK_RESET_MAN_MOVE, // a capture or any move of a man
    CK_RESET_CROWNING, // a capture or a crowning
};

// A plain record, copied freely. A captured piece stays on the board until the move is over: it
// is neither jumped twice nor passed over.
typedef struct ck_rules {
    int size; // squares along an edge: even, CK_SIZE_MIN..CK_SIZE_MAX
    enum ck_crowning crowning;
    bool flying;     // kings go and jump any distance
    bool backward;   // men capture backward too
    bool majority;   // only captures of the most pieces are legal
    int quiet_limit; // quiet plies after which the game is drawn; 0 = never, at most
                     // CK_QUIET_LIMIT_MAX
    enum ck_quiet_reset quiet_reset;
    int repetition; // the game is drawn when a position occurs so often with the same
                    // side to move; 0 = never, else 2..CK_REPETITION_MAX. It is judged by
                    // a ck_game: a position and a search know nothing of the past.
} ck_rules;

// English draughts on a board of the given size, drawn after 80 quiet plies (40 moves each).
ck_rules ck_rules_english(int size);

// Reads "NAME[,KEY=VALUE]...": english, pool, russian, brazilian, international or canadian,
// then size=N, crowning=ends|man|king, flying=on|off, backward=on|off, majority=on|off,
// quiet=N, quiet-reset=man-move|capture-or-crowning, repetition=N, each key once at most.
// CK_BAD_TEXT with the part that is wrong, where it stands and what would be right; *rules is
// then unchanged.
enum ck_status ck_rules_read(const char *text, ck_rules *rules, ck_error *error);

// Writes rules in the form that ck_rules_read reads: the name that fits best, then what
// differs. snprintf's contract: at most `size` bytes with the final NUL; returns the length
// without it.
size_t ck_rules_write(const ck_rules *rules, char *text, size_t size);

// Whether all rules are the same.
bool ck_rules_equal(const ck_rules *a, const ck_rules *b);

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
