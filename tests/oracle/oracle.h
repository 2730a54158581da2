// SPDX-License-Identifier: MIT
//
// A second, naive rule book of English draughts and its relatives, to test the library against. It
// keeps a board as an array of characters, shares no code with the library, and is written to be
// believed, not to be fast.
#ifndef ORACLE_H
#define ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ORACLE_SIZE_MAX = 128, ORACLE_WIN = 1000000000 };

// What a man does that reaches the far row by a jump: the move ends; it jumps on as a man and is
// crowned only if it ends there; it jumps on as a king.
enum oracle_crowning { ORACLE_ENDS, ORACLE_MAN, ORACLE_KING };

// The squares are numbered from 1 at the top left, along each row and down the board.
struct oracle {
    int size;  // squares along an edge, even, 4..128
    int limit; // quiet plies that draw the game, 0 = never
    enum oracle_crowning crowning;
    bool flying;        // kings go and jump any distance
    bool backward;      // men jump backward too
    bool majority;      // only captures of the most pieces are legal
    bool men_are_quiet; // a man's step is a quiet ply like a king's, unless it crowns
    int quiet;          // quiet plies in a row
    char turn;          // 'r' moves down the board and begins, 'w' moves up
    char cells[ORACLE_SIZE_MAX * ORACLE_SIZE_MAX]; // row by row: r R w W, or '.'
};

struct oracle_move {
    size_t captures;
    bool crowns;
    uint16_t *path;     // the starting square, then each landing
    uint16_t *captured; // in the order of the jumps
};

struct oracle_list {
    size_t count;
    struct oracle_move *moves; // by starting square, then by the path, ascending
};

enum oracle_outcome { ORACLE_OPEN, ORACLE_RED, ORACLE_WHITE, ORACLE_DRAW };

struct oracle_weights {
    int man, king, advance, guard;
};

// English draughts.
void oracle_empty(struct oracle *board, int size);
void oracle_start(struct oracle *board, int size);
void oracle_copy(struct oracle *to, const struct oracle *from);
void oracle_put(struct oracle *board, int square, char piece);
char oracle_piece(const struct oracle *board, int square);

// The moves that the pieces allow, the quiet counter ignored. Freed with oracle_release.
struct oracle_list oracle_moves(const struct oracle *board);
void oracle_release(struct oracle_list *list);

// Whether a capture in a list takes one piece to one square and captures the same pieces as an
// earlier one.
bool oracle_repeats(const struct oracle_list *list, size_t index);

void oracle_make(struct oracle *board, const struct oracle_move *move);

// No legal move is looked at first, then the quiet counter.
enum oracle_outcome oracle_outcome(const struct oracle *board);

// The number of sequences of `depth` moves; `merged` counts captures by one piece that end on one
// square and take the same pieces once.
uint64_t oracle_perft(const struct oracle *board, int depth, bool merged);

// The evaluation for the side to move.
int oracle_evaluate(const struct oracle *board, const struct oracle_weights *weights);

// The value for the side to move of a position that is `ply` plies from the root and has `depth`
// plies to go: plain minimax, nothing skipped, nothing remembered.
int oracle_minimax(const struct oracle *board, const struct oracle_weights *weights, int depth,
                   int ply);

#endif
