// SPDX-License-Identifier: MIT
//
// A game of `play` in JSON, on stdout: an object a line for each ply, for each time that plies
// are taken back, and for the result.
#ifndef CLI_PLAY_JSON_H
#define CLI_PLAY_JSON_H

#include <checkers/match.h>

struct play_json {
    size_t plies; // that have been told of and not been taken back
};

// Tells of a ply, and before it of those that were taken back since the last.
void play_json_ply(struct play_json *told, const ck_ply *ply);

// Tells how a game ended; also where it was over before it began.
void play_json_result(const struct play_json *told, const ck_game *game, ck_outcome outcome);

#endif
