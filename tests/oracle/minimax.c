// SPDX-License-Identifier: MIT
//
// The naive evaluation and the plain minimax of V_h.
#include "oracle.h"

#include <ctype.h>

// What a piece is worth to its own side when it stands in a row.
static int worth(const struct oracle *board, const struct oracle_weights *weights, char piece,
                 int row)
{
    if (isupper(piece))
        return weights->king;
    int moved = piece == 'r' ? row : board->size - 1 - row;
    return weights->man + weights->advance * moved + (moved == 0 ? weights->guard : 0);
}

int oracle_evaluate(const struct oracle *board, const struct oracle_weights *weights)
{
    int value = 0;
    for (int i = 0; i < board->size * board->size; i++) {
        char piece = board->cells[i];
        if (piece == '.')
            continue;
        int points = worth(board, weights, piece, i / board->size);
        value += tolower(piece) == board->turn ? points : -points;
    }
    return value;
}

int oracle_minimax(const struct oracle *board, const struct oracle_weights *weights, int depth,
                   int ply)
{
    struct oracle_list list = oracle_moves(board);
    int best = -(ORACLE_WIN - ply);
    if (list.count > 0) {
        bool captures = list.moves[0].captures > 0;
        if (board->limit > 0 && board->quiet >= board->limit)
            best = 0;
        else if (depth <= 0 && !captures)
            best = oracle_evaluate(board, weights);
        else
            for (size_t i = 0; i < list.count; i++) {
                struct oracle next;
                oracle_copy(&next, board);
                oracle_make(&next, &list.moves[i]);
                int value = -oracle_minimax(&next, weights, depth - 1, ply + 1);
                if (i == 0 || value > best)
                    best = value;
            }
    }
    oracle_release(&list);
    return best;
}
