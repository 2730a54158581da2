// SPDX-License-Identifier: MIT
//
// Positions and moves as text: FEN of every board size, and moves such as 11-15 and 19x12x3.
#ifndef CHECKERS_NOTATION_H
#define CHECKERS_NOTATION_H

#include <checkers/position.h>

#ifdef __cplusplus
extern "C" {
#endif

// Reads a FEN such as "B:W21-32:B1-12": the side to move, then the two lists of squares, either
// first, the letter before each list decides. A list holds squares and ranges, a K before
// either makes kings of them; it may be empty. Blanks, lower case and a final dot are allowed.
// B is Red. The quiet counter is 0. *out is the caller's to free. CK_BAD_TEXT with the token,
// where it stands and what would be right; CK_BAD_ARGUMENT for the rules; CK_NO_MEMORY.
enum ck_status ck_fen_read(ck_position **out, const ck_rules *rules, const char *text,
                           ck_error *error);

// Writes the FEN of a position: White's list first, squares ascending, three or more neighbours
// of one kind as a range. snprintf's contract.
size_t ck_fen_write(const ck_position *position, char *text, size_t size);

// Reads a move of this position: "11-15", the full path "19x12x3", or "19x3" where only one
// capture fits. Between squares stands x, X, :, - (perhaps with blanks around it) or a blank. A
// full path wins over a short form that also fits. CK_BAD_TEXT for what is no move text or
// names a square off the board; CK_ILLEGAL for a move that may not be played, with the reason
// (a quiet move lists the compulsory captures); CK_AMBIGUOUS for a short form that fits several
// captures, with their full paths; CK_GAME_OVER; CK_LIMIT; CK_NO_MEMORY.
enum ck_status ck_move_read(const ck_position *position, const char *text, ck_move *move,
                            ck_error *error);

// Writes a move with its full path. snprintf's contract; the longest move of any 8 x 8 position
// fits in CK_MOVE_TEXT_SIZE bytes, on wider boards a text may be longer.
enum { CK_MOVE_TEXT_SIZE = 48 };
size_t ck_move_write(const ck_position *position, ck_move move, char *text, size_t size);

// The same for a move that ck_position_visit shows.
size_t ck_full_move_write(const ck_full_move *move, char *text, size_t size);

// Writes a line of moves that starts in this position, one blank between, " (crowned)" behind a
// move that crowns where `mark_crowned` is set. snprintf's contract; 0 length on no memory.
size_t ck_line_write(const ck_position *position, const ck_move *line, size_t length,
                     bool mark_crowned, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
