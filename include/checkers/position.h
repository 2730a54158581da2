// SPDX-License-Identifier: MIT
//
// A position: the pieces, the side to move and the quiet counter, and what may be played in it.
//
// A position carries its rules. It may be read by several threads at once; who changes it must
// be alone with it.
#ifndef CHECKERS_POSITION_H
#define CHECKERS_POSITION_H

#include <checkers/rules.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ck_position ck_position;

enum ck_piece { CK_EMPTY, CK_RED_MAN, CK_RED_KING, CK_WHITE_MAN, CK_WHITE_KING };

// A legal move of one particular position, eight bytes on every board. A move is a whole jump
// sequence. Its path and the captured squares come from ck_move_path and ck_move_captured.
typedef struct ck_move {
    uint16_t from;     // square, from 1
    uint16_t to;       // square, from 1; equal to `from` where a king jumps in a circle
    uint16_t captures; // pieces captured; 0 for a quiet move
    uint16_t index;    // in the canonical list of the position: by starting square, then by the
                       // squares of the path in turn, ascending
} ck_move;

// The most legal moves that a position may have. Only capture sequences on wide boards can
// exceed it; what lists or counts moves then answers CK_LIMIT.
enum { CK_MOVES_MAX = 65535 };

enum ck_result { CK_UNFINISHED, CK_RED_WINS, CK_WHITE_WINS, CK_DRAWN };

enum ck_reason {
    CK_NO_REASON,   // the game goes on
    CK_NO_PIECES,   // the side to move has no pieces left
    CK_BLOCKED,     // the side to move has pieces but no legal move
    CK_QUIET_LIMIT, // the quiet counter has reached its limit
    CK_REPETITION, // the position has occurred as often as the rules allow; see ck_game_outcome
    CK_RESIGNED,   // the loser resigned
    CK_PLY_LIMIT,  // unfinished: the caller's limit of plies was reached
    CK_LEFT,       // unfinished: a player left, or the input ended
};

typedef struct ck_outcome {
    enum ck_result result;
    enum ck_reason reason;
} ck_outcome;

// The start position of the rules: size / 2 - 1 rows of men a side, Red to move.
// *out is the caller's to free. CK_BAD_ARGUMENT, CK_NO_MEMORY.
enum ck_status ck_position_new(ck_position **out, const ck_rules *rules);

// A board without a piece, Red to move, to be filled with ck_position_put. As ck_position_new.
enum ck_status ck_position_new_empty(ck_position **out, const ck_rules *rules);

// A copy of its own. CK_NO_MEMORY.
enum ck_status ck_position_copy(ck_position **out, const ck_position *position);

// Makes `to` equal to `from`, which must have the same rules. Cannot fail otherwise.
// CK_BAD_ARGUMENT.
enum ck_status ck_position_assign(ck_position *to, const ck_position *from);

void ck_position_free(ck_position *position); // NULL is allowed

// Puts a piece, or CK_EMPTY, on a square (1..squares). CK_BAD_ARGUMENT for a square off the
// board and for a man on its own crowning row, where it would have been crowned.
enum ck_status ck_position_put(ck_position *position, int square, enum ck_piece piece);

void ck_position_set_turn(ck_position *position, enum ck_side side);

// The quiet counter: the plies since the last that started it again, as the rules' quiet_reset has
// it; it stops at CK_QUIET_LIMIT_MAX. CK_BAD_ARGUMENT outside 0..CK_QUIET_LIMIT_MAX, or above the limit of the rules where
// that is not 0.
enum ck_status ck_position_set_quiet(ck_position *position, int plies);

const ck_rules *ck_position_rules(const ck_position *position);
enum ck_side ck_position_turn(const ck_position *position);
int ck_position_quiet(const ck_position *position);

// What stands on a square; CK_EMPTY for a square off the board.
enum ck_piece ck_position_piece(const ck_position *position, int square);

// How many of a kind of piece there are, CK_EMPTY included.
int ck_position_count(const ck_position *position, enum ck_piece piece);

// Whether pieces, side to move, quiet counter and rules are all the same.
bool ck_position_equal(const ck_position *a, const ck_position *b);

// Writes the legal moves in canonical order to moves[0..*count). *count is the number of legal
// moves; a finished position has none, also where the quiet counter has finished it. CK_LIMIT
// when there are more than `capacity`, in which case the first `capacity` are written and
// *count says how many there are; above CK_MOVES_MAX none is written and *count is CK_MOVES_MAX
// + 1. CK_NO_MEMORY.
enum ck_status ck_position_moves(const ck_position *position, ck_move *moves, size_t capacity,
                                 size_t *count);

// As ck_position_moves, in a list of its own, which the caller frees with free(); *moves is
// NULL where there is none. CK_LIMIT above CK_MOVES_MAX. CK_NO_MEMORY.
enum ck_status ck_position_list(const ck_position *position, ck_move **moves, size_t *count);

// As ck_position_list, but of the captures by one piece that end on one square and take the
// same pieces only the first. CK_LIMIT also where one piece has more than some thousand
// captures.
enum ck_status ck_position_list_merged(const ck_position *position, ck_move **moves,
                                       size_t *count);

// A legal move in full. The arrays are valid during the visit.
typedef struct ck_full_move {
    ck_move move;
    size_t squares;           // of the path: captures + 1, or 2
    const uint16_t *path;     // path[0..squares), the starting square first
    const uint16_t *captured; // captured[0..move.captures), in the order of the jumps
    bool crowns;              // makes a king of a man
} ck_full_move;

// Sees one legal move; false ends the visit.
typedef bool (*ck_visit)(void *context, const ck_full_move *move);

// Shows each legal move in canonical order. This finds all paths in one walk, where
// ck_move_path walks for each move anew. CK_LIMIT above CK_MOVES_MAX moves, of which none is
// shown. CK_NO_MEMORY.
enum ck_status ck_position_visit(const ck_position *position, ck_visit visit, void *context);

// Plays a legal move of this very position. CK_ILLEGAL where it is none (the position is then
// unchanged), CK_GAME_OVER in a finished position. CK_LIMIT on wide boards only.
enum ck_status ck_position_play(ck_position *position, ck_move move);

// Whether the position is finished, in the order of the rules: no legal move, lost; then the
// quiet counter, drawn.
ck_outcome ck_position_outcome(const ck_position *position);

// Writes the squares of the path, starting square first: path[0..captures] of a capture,
// path[0..1] of a quiet move. `path` holds at least move.captures + 2 squares. Returns the
// number of squares; 0 for a move that is none of this position's.
size_t ck_move_path(const ck_position *position, ck_move move, uint16_t *path);

// Writes the captured squares in the order of the jumps. `captured` holds at least
// move.captures squares. Returns their number.
size_t ck_move_captured(const ck_position *position, ck_move move, uint16_t *captured);

// Whether it is a legal move of this very position.
bool ck_move_is_legal(const ck_position *position, ck_move move);

// Whether the move makes a king of a man.
bool ck_move_crowns(const ck_position *position, ck_move move);

bool ck_move_equal(ck_move a, ck_move b);

// "1-0" (Red won, as in PDN the first player), "0-1", "1/2-1/2" or "*". Static storage.
const char *ck_result_text(enum ck_result result);

// Writes why a game ended as a clause, such as "White has no pieces left", with snprintf's
// contract: at most `size` bytes with the final NUL; returns the length without it.
size_t ck_outcome_write(ck_outcome outcome, const ck_rules *rules, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
