// SPDX-License-Identifier: MIT
//
// The exact search: the true minimax value of a stated tree.
//
// V_h(m), the value of a move m for the side that makes it: every line is followed for h plies,
// m included, then on while the side to move has a capture. A position without a legal move is
// lost for the side to move, -(CK_WIN - ply) with ply counted from the root, so that sooner
// wins and later losses are better; with a legal move and the quiet counter at its limit it is
// a draw, 0. Otherwise the end of a line has the evaluation, integer points from the side to
// move. 100 points are printed as one man. No limit, table or switch changes a value.
#ifndef CHECKERS_SEARCH_H
#define CHECKERS_SEARCH_H

#include <checkers/position.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    CK_WIN = 1000000000,         // a win at the root
    CK_DECIDED = CK_WIN - 10000, // beyond it, either way, a value is a win or a loss
    CK_DEPTH_MAX = 128,
    CK_LINE_MAX = 512, // plies of the longest line, captures past the horizon included
};

// The evaluation: the sum over a side's own pieces less the sum over the other's. In points.
typedef struct ck_weights {
    int man, king; // for each piece, 0..10000
    int advance;   // for each row that a man has moved forward, 0..100
    int guard;     // for each man on its own back row, 0..100
} ck_weights;

ck_weights ck_weights_default(void); // 100, 150, 2, 10

// Reads "default", "second" (100, 160, 3, 6) or "man=100,king=160,advance=3,guard=6" in any
// order, each once at most, where what is not named stays as it is in *weights. CK_BAD_TEXT
// with the part that is wrong, where it stands and what would be right; *weights is then
// unchanged.
enum ck_status ck_weights_read(const char *text, ck_weights *weights, ck_error *error);

// CK_OK, or CK_BAD_ARGUMENT with a message that names the weight and its range.
enum ck_status ck_weights_check(const ck_weights *weights, ck_error *error);

// The evaluation of a position as it stands, for the side to move. Nothing is searched.
int ck_evaluate(const ck_position *position, const ck_weights *weights);

// For a value beyond CK_DECIDED, in how many plies from the root the game ends: positive for a
// win of the side to move, negative for a loss (a loss in 0 plies does not occur at a root that
// can be searched). 0 for any other value.
int ck_value_plies(int value);

// Writes a value as a clause that fits behind "scores" or "value": "+1.10 men", or for a
// decided one "a win in 5 plies". snprintf's contract.
size_t ck_value_write(int value, char *text, size_t size);

// Parts of the search that can be switched off, for tests and measurements. The table, the
// order of captures and previous best moves, principal variation search, aspiration windows,
// killer moves, the history of quiet moves.
enum ck_switch {
    CK_NO_TABLE = 1,
    CK_NO_ORDER = 2,
    CK_NO_PVS = 4,
    CK_NO_ASPIRATION = 8,
    CK_NO_KILLERS = 16,
    CK_NO_HISTORY = 32,
    CK_SWITCHES_ALL = 63,
};

// A root move with its exact value and the line that has this value, the move included. The
// line belongs to the search and is valid until its next run; one that a progress callback was
// shown, until that callback returns.
typedef struct ck_scored_move {
    ck_move move;
    int value; // points, for the side to move at the root
    const ck_move *line;
    size_t line_length;
} ck_scored_move;

typedef struct ck_analysis {
    // The deepest finished iteration. Less than asked for where a limit ended the search, or
    // where the best value is a win or loss that no greater depth can change. 0 where not even
    // one was finished: best.move is then the first legal move, and its value 0.
    int depth;
    uint64_t nodes;      // positions visited, the root's moves and captures past the
                         // horizon included, over all iterations
    ck_scored_move best; // of the best moves the first in canonical order
    ck_scored_move also; // the move of options.also
    // With options.all every root move, in canonical order; with options.multipv so many of the
    // best, the best first, equal ones in canonical order.
    const ck_scored_move *moves;
    size_t move_count;
} ck_analysis;

typedef struct ck_search_options {
    ck_weights weights;
    int depth;           // 1..CK_DEPTH_MAX plies
    uint64_t nodes;      // stop after so many; 0 = no limit. Iteration 1 is always finished.
    double seconds;      // stop after so long; 0 = no limit. Iteration 1 is always finished.
    unsigned off;        // CK_NO_... of what is not to be used
    bool all;            // the exact value and line of every root move, at the last depth
    int multipv;         // those of so many of the best root moves; 0 and 1: of the best alone
    const ck_move *also; // a root move whose exact value and line are wanted, or NULL
    // Called after each finished iteration, with what is known then; may be NULL. There is one
    // at each depth where a limit or `stop` may end the search, else at every other.
    void (*progress)(void *context, const ck_analysis *analysis);
    // Called now and then; the search stops once it answers true. May be NULL.
    bool (*stop)(void *context);
    void *context; // for both
} ck_search_options;

// The default weights, depth 6, nothing limited, nothing off, no callbacks.
ck_search_options ck_search_defaults(void);

// Holds the transposition table and all working memory of a search, for one set of rules. One
// thread at a time may use it.
typedef struct ck_search ck_search;

// table_bytes is what the transposition table takes at most, allocated here once; 0 is allowed.
// *out is the caller's to free. CK_BAD_ARGUMENT, CK_NO_MEMORY.
enum ck_status ck_search_new(ck_search **out, const ck_rules *rules, size_t table_bytes);
void ck_search_free(ck_search *search); // NULL is allowed

// Searches by iterative deepening. Every run starts afresh: the result, the count of nodes
// included, depends on nothing but position and options (and the clock, where time is limited).
// CK_GAME_OVER for a finished position, CK_BAD_ARGUMENT for options out of range or a position
// of other rules, CK_ILLEGAL for options.also, CK_LIMIT where a position in the tree has too
// many moves or a line is longer than CK_LINE_MAX (where a limit or `stop` could have ended the
// search sooner, it ends with what it has found instead), CK_NO_MEMORY.
enum ck_status ck_search_run(ck_search *search, const ck_position *position,
                             const ck_search_options *options, ck_analysis *analysis);

// Proves values the slow way: plain minimax of the same tree, no pruning, no table, no
// ordering; with the search it has the rules and the evaluation in common. Writes V_h of each
// legal move in canonical order to values[0..number of legal moves). CK_GAME_OVER,
// CK_BAD_ARGUMENT, CK_LIMIT, CK_NO_MEMORY.
enum ck_status ck_minimax(const ck_position *position, const ck_weights *weights, int depth,
                          int *values);

#ifdef __cplusplus
}
#endif
#endif
