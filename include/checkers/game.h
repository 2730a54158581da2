// SPDX-License-Identifier: MIT
//
// A game: a start position and the moves played from it, which can be taken back.
#ifndef CHECKERS_GAME_H
#define CHECKERS_GAME_H

#include <checkers/position.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ck_game ck_game;

// A game that starts with a copy of `start`. *out is the caller's to free. CK_NO_MEMORY.
enum ck_status ck_game_new(ck_game **out, const ck_position *start);
void ck_game_free(ck_game *game); // NULL is allowed

// The number of plies played.
size_t ck_game_plies(const ck_game *game);

// The position now, and the one before ply number `ply` (0..plies) was played, 0 being the
// start. Borrowed: valid until the game is changed.
const ck_position *ck_game_position(const ck_game *game);
const ck_position *ck_game_position_at(const ck_game *game, size_t ply);

// The move that was played in ck_game_position_at(game, ply), ply 0..plies-1.
ck_move ck_game_move_at(const ck_game *game, size_t ply);

// Whether the game is over: as ck_position_outcome, and where the rules count repetitions,
// drawn when the position now, with the same side to move, has occurred so often since the
// start of the game.
ck_outcome ck_game_outcome(const ck_game *game);

// Plays a legal move of the position now. CK_ILLEGAL, CK_GAME_OVER, CK_NO_MEMORY; the game is
// then unchanged.
enum ck_status ck_game_play(ck_game *game, ck_move move);

// Takes the last ply back. CK_BAD_ARGUMENT where there is none.
enum ck_status ck_game_undo(ck_game *game);

// Plays the moves of a text, separated by blanks, line ends, commas, semicolons or move numbers
// such as "1.". A move has its full path or short form, its squares separated as in
// ck_move_read; blanks may stand beside a separator, as in "11 - 15", but a blank alone ends
// the move. On failure the game keeps the moves before the one that `error` names, by line and
// column. CK_BAD_TEXT, CK_ILLEGAL, CK_AMBIGUOUS, CK_GAME_OVER, CK_LIMIT, CK_NO_MEMORY.
enum ck_status ck_game_play_text(ck_game *game, const char *text, ck_error *error);

#ifdef __cplusplus
}
#endif
#endif
