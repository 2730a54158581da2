// SPDX-License-Identifier: MIT
//
// Exact alpha-beta search as a template that knows no game.
//
// It is a container header in C's manner: the including file defines a few types and functions
// under a prefix of its choice, then AB_PREFIX, and includes this file; it may do so once a
// game. What it gets is static. Without AB_PREFIX it gets the types that are common to all
// games. examples/own_game.c is a small user. What it gets to use:
//
//     struct nim_search                            a table and all working memory of a search
//     struct nim_search *nim_new(size_t table_bytes)             NULL without memory
//     enum ab_status nim_run(struct nim_search *, const nim_game *, const nim_position *root,
//                            const struct ab_options *)          the search
//     search->result, search->nodes                what the last run has found, and visited
//     void nim_free(struct nim_search *)           NULL is allowed
//
// What it has to define:
//
//     #define AB_PREFIX nim
//     nim_game          what never changes during a search, passed to every function as const
//     nim_position      a position, copied freely
//     nim_move          a move, copied freely
//     enum ab_state nim_state(const nim_game *, const nim_position *)
//         whether the game is over, and if not, whether the search may stop and evaluate here
//     size_t nim_moves(const nim_game *, const nim_position *, nim_move *moves, size_t capacity)
//         the legal moves in a fixed order, at least one where the game is not over; returns how
//         many there are, also where that is more than capacity
//     void nim_make(const nim_game *, const nim_position *, const nim_move *, nim_position *after)
//     int nim_evaluate(const nim_game *, const nim_position *)
//         for the side to move, between -AB_DECIDED and AB_DECIDED
//     uint64_t nim_hash(const nim_game *, const nim_position *, int depth)
//     bool nim_same(const nim_game *, const nim_position *, const nim_position *, int depth)
//         whether two positions have the same tree for so many plies; equal ones hash alike
//     int nim_rank(const nim_game *, const nim_position *, const nim_move *)
//         0 for a quiet move, more for what should be tried earlier; below AB_RANK_LIMIT
//     unsigned nim_slot(const nim_game *, const nim_position *, const nim_move *)
//         below AB_SLOTS; tells quiet moves apart for killers and history
//     AB_TABLE_NEW(bytes), AB_TABLE_FREE(table, bytes)
//         if it likes, both: zeroed memory for the table, or NULL without memory; and its end,
//         also of NULL. Otherwise the table is calloc's.
//
// The value of a position at depth d: lost, won or drawn where nim_state says so, a win being
// worth AB_WIN less the plies from the root; else at d = 0 and settled the evaluation; else the
// best of the moves at d - 1, an unsettled position at d = 0 being searched as long as it is
// unsettled. The functions below return exactly this value. None of the switches in
// ab_options.off changes it.
//
// Methods: alpha-beta (D. E. Knuth and R. W. Moore, Artificial Intelligence 6, 1975); principal
// variation search (A. Reinefeld, ICCA Journal 6, 1983); killer moves, the history heuristic
// and transposition tables (J. Schaeffer, IEEE PAMI 11, 1989); enhanced transposition cutoffs
// (J. Schaeffer and A. Plaat, New Advances in Alpha-Beta Searching, ACM CSC 1996).

#ifndef CHECKERS_ALPHABETA_H
#define CHECKERS_ALPHABETA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    AB_WIN = 1000000000,
    AB_DECIDED = AB_WIN - 10000, // beyond it, either way, a value is a win or a loss
    AB_INFINITE = AB_WIN + 1,
    AB_DEPTH_MAX = 128,
    AB_LINE_MAX = 512, // plies of the longest line
    AB_MOVES_MAX = 65535,
    AB_STACK_MOVES = 4 * (AB_MOVES_MAX + 1), // moves of all positions of a line together
    AB_RANK_LIMIT = 1 << 24,
    AB_SLOTS = 1 << 12,
    AB_ASPIRATION = 25, // half the width of the first window, points
    AB_CHECK = 64, // nodes between two looks at the limits: milliseconds on a very wide board
    // The scores that moves are tried by, in ascending order.
    AB_HISTORY_MAX = 1 << 28,
    AB_KILLER = 1 << 29,
    AB_CAPTURE = 1 << 30,
};

enum ab_state { AB_SETTLED, AB_UNSETTLED, AB_LOST, AB_DRAWN, AB_WON };

enum ab_status { AB_OK, AB_STOPPED, AB_LIMIT, AB_NO_MEMORY };

// Parts of the search that can be switched off.
enum ab_off {
    AB_NO_TABLE = 1,
    AB_NO_ORDER = 2, // ranks and the previous best moves
    AB_NO_PVS = 4,
    AB_NO_ASPIRATION = 8,
    AB_NO_KILLERS = 16,
    AB_NO_HISTORY = 32,
};

struct ab_options {
    int depth;      // 1..AB_DEPTH_MAX
    uint64_t nodes; // 0 = no limit; iteration 1 is finished all the same
    unsigned off;
    bool all;       // the exact value of every root move
    size_t multipv; // the exact values of so many of the best root moves; 0 means 1
    bool also;      // the exact value of root move `also_index`
    size_t also_index;
    bool (*stop)(void *context, int depth); // asked now and then; depth: iterations finished
    void (*progress)(void *context);        // after each iteration
    void *context;
};

// Best play as indices into the list of moves of each position in turn.
struct ab_line {
    size_t length;
    uint16_t moves[AB_LINE_MAX];
};

// What one iteration found.
struct ab_result {
    int depth;   // 0: not even one iteration was finished
    bool whole;  // it has all values that the options want
    size_t best; // of the root moves of the best value the first
    int value;
    struct ab_line line;
    int also_value;
    struct ab_line also_line;
    // With `all`, and with `multipv` above 1, by root move: whether the exact value is known,
    // the value, and the line.
    bool *known;
    int *values;
    struct ab_line *lines;
};

// For what is called at each node and small: a call would cost as much as the work.
#ifdef __GNUC__
#define AB_INLINE __attribute__((always_inline))
#else
#define AB_INLINE
#endif

enum ab_bound { AB_NONE, AB_UPPER, AB_LOWER, AB_EXACT };

// A win is stored by its distance from the position, not from the root that it was found from.
static inline int ab_to_table(int value, int ply)
{
    return value > AB_DECIDED ? value + ply : value < -AB_DECIDED ? value - ply : value;
}

static inline int ab_from_table(int value, int ply)
{
    return value > AB_DECIDED ? value - ply : value < -AB_DECIDED ? value + ply : value;
}

#define AB_GLUE_(a, b) a##_##b
#define AB_GLUE(a, b)  AB_GLUE_(a, b)
#define AB(name)       AB_GLUE(AB_PREFIX, name)

#endif

#ifdef AB_PREFIX

#if defined(AB_TABLE_NEW) != defined(AB_TABLE_FREE)
#error "AB_TABLE_NEW and AB_TABLE_FREE belong together"
#endif
#ifndef AB_TABLE_NEW
#define AB_TABLE_NEW(bytes)         calloc(1, bytes)
#define AB_TABLE_FREE(table, bytes) free(table)
#endif

#define AB_GAME     AB(game)
#define AB_POSITION AB(position)
#define AB_MOVE     AB(move)
#define AB_SEARCH   struct AB(search)
#define AB_ENTRY    struct AB(entry)

// A table entry holds the whole position: a hash that two positions share cannot mix them up.
struct AB(entry) {
    AB_POSITION position;
    int value;
    uint32_t run; // of the search that stored it; of an earlier one, the entry is empty
    uint16_t move;
    uint8_t depth;
    uint8_t bound;
};

struct AB(ply) {
    AB_POSITION position;
    struct ab_line line; // best play from here
};

struct AB(search) {
    const AB_GAME *game;
    struct ab_options options;
    struct ab_result result, next; // of the last finished iteration, and of the one at work
    enum ab_status status;
    uint64_t nodes, check_at;
    uint32_t run;
    size_t slots; // of the table, a power of two, or 0
    AB_ENTRY *table;
    AB_MOVE *moves; // a stack of lists, one a ply
    int *scores;    // of the moves above
    size_t top;
    int history[AB_SLOTS];
    unsigned killers[AB_LINE_MAX + 1][2]; // slots of moves, by ply
    size_t root_count;
    uint16_t *order; // of the root moves
    struct AB(ply) plies[AB_LINE_MAX + 1];
};

static void AB(free_result)(struct ab_result *r)
{
    free(r->known);
    free(r->values);
    free(r->lines);
}

static void AB(free)(AB_SEARCH *s)
{
    if (s == NULL)
        return;
    AB(free_result)(&s->result);
    AB(free_result)(&s->next);
    free(s->order);
    free(s->scores);
    free(s->moves);
    AB_TABLE_FREE(s->table, s->slots * sizeof *s->table);
    free(s);
}

// A search with a table of at most so many bytes, or NULL without memory.
static AB_SEARCH *AB(new)(size_t table_bytes)
{
    AB_SEARCH *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    size_t slots = table_bytes / sizeof *s->table;
    if (slots >= 2) {
        s->slots = 2;
        while (s->slots <= slots / 2)
            s->slots *= 2;
        s->table = AB_TABLE_NEW(s->slots * sizeof *s->table);
    }
    s->moves = malloc(AB_STACK_MOVES * sizeof *s->moves);
    s->scores = malloc(AB_STACK_MOVES * sizeof *s->scores);
    s->order = malloc((AB_MOVES_MAX + 1) * sizeof *s->order);
    if ((slots >= 2 && s->table == NULL) || s->moves == NULL || s->scores == NULL ||
        s->order == NULL) {
        AB(free)(s);
        return NULL;
    }
    return s;
}

static inline bool AB(uses)(const AB_SEARCH *s, unsigned part)
{
    return (s->options.off & part) == 0;
}

// Whether the search has to end; asks the caller every so many nodes.
static bool AB(must_end)(AB_SEARCH *s)
{
    const struct ab_options *o = &s->options;
    s->check_at = s->nodes + AB_CHECK;
    if (o->nodes > 0 && s->result.depth > 0) {
        if (s->nodes > o->nodes)
            s->status = AB_STOPPED;
        else if (s->check_at > o->nodes)
            s->check_at = o->nodes + 1;
    }
    if (o->stop != NULL && o->stop(o->context, s->result.depth))
        s->status = AB_STOPPED;
    return s->status != AB_OK;
}

// Whether the table knows the position. *entry is its entry, or else the one that it may take;
// NULL without a table. Of two neighbouring slots that hold other positions, the even one is
// given up only to a search as deep as its own, the odd one to any.
static bool AB(find)(AB_SEARCH *s, const AB_POSITION *p, int depth, AB_ENTRY **entry)
{
    *entry = NULL;
    if (s->slots == 0 || !AB(uses)(s, AB_NO_TABLE))
        return false;
    AB_ENTRY *e = &s->table[AB(hash)(s->game, p, depth) & (s->slots - 2)];
    for (int i = 0; i < 2; i++) {
        if (e[i].run == s->run && AB(same)(s->game, &e[i].position, p, depth)) {
            *entry = &e[i];
            return true;
        }
    }
    *entry = e[0].run != s->run || depth >= e[0].depth ? &e[0] : &e[1];
    return false;
}

static void AB(keep)(AB_SEARCH *s, AB_ENTRY *e, const AB_POSITION *p, int depth, int value,
                     enum ab_bound bound, size_t move)
{
    *e = (AB_ENTRY){
        .position = *p,
        .value = value,
        .run = s->run,
        .move = (uint16_t)move,
        .depth = (uint8_t)depth,
        .bound = (uint8_t)bound,
    };
}

// Gives each move of a list the score that it is tried by; the one that was tried already, if
// there is one, gets a score below all others.
static void AB(score)(AB_SEARCH *s, int ply, const AB_MOVE *moves, int *scores, size_t n,
                      size_t tried)
{
    const AB_POSITION *p = &s->plies[ply].position;
    const unsigned *killers = s->killers[ply];
    for (size_t i = 0; i < n; i++) {
        int rank = AB(rank)(s->game, p, &moves[i]);
        scores[i] = 0;
        if (rank > 0) {
            if (AB(uses)(s, AB_NO_ORDER))
                scores[i] = AB_CAPTURE + rank;
            continue;
        }
        unsigned slot = AB(slot)(s->game, p, &moves[i]);
        if (AB(uses)(s, AB_NO_HISTORY))
            scores[i] = s->history[slot];
        if (AB(uses)(s, AB_NO_KILLERS) && (slot == killers[0] || slot == killers[1]))
            scores[i] = AB_KILLER + (slot == killers[0]);
    }
    if (tried < n)
        scores[tried] = -1;
}

// The index of the best score, the first of equals, which is then taken out.
static inline size_t AB(pick)(int *scores, size_t n)
{
    size_t best = 0;
    for (size_t i = 1; i < n; i++) {
        if (scores[i] > scores[best])
            best = i;
    }
    scores[best] = -1;
    return best;
}

// A quiet move that refuted a position is tried early in its neighbours.
static void AB(credit)(AB_SEARCH *s, int ply, const AB_MOVE *move, int depth)
{
    const AB_POSITION *p = &s->plies[ply].position;
    if (AB(rank)(s->game, p, move) > 0)
        return;
    unsigned slot = AB(slot)(s->game, p, move), *killers = s->killers[ply];
    if (s->history[slot] < AB_HISTORY_MAX)
        s->history[slot] += depth * depth;
    if (killers[0] != slot) {
        killers[1] = killers[0];
        killers[0] = slot;
    }
}

static void AB(set_line)(struct ab_line *line, size_t move, const struct ab_line *rest)
{
    line->length = rest->length + 1;
    line->moves[0] = (uint16_t)move;
    memcpy(line->moves + 1, rest->moves, rest->length * sizeof *rest->moves);
}

// Looks for a move to a position that the table already knows to be bad enough for the other
// side. Then no move needs to be searched: the value is at least the one returned. Without such
// a move it is -AB_INFINITE.
static int AB(known_refutation)(AB_SEARCH *s, int depth, int beta, int ply,
                                const AB_MOVE *moves, size_t n, size_t *move)
{
    AB_POSITION *after = &s->plies[ply + 1].position;
    AB_ENTRY *entry;
    for (size_t m = 0; m < n && s->slots > 0; m++) {
        AB(make)(s->game, &s->plies[ply].position, &moves[m], after);
        if (!AB(find)(s, after, depth - 1, &entry) || entry->depth != depth - 1 ||
            (entry->bound & AB_UPPER) == 0)
            continue;
        int value = -ab_from_table(entry->value, ply + 1);
        if (value >= beta) {
            *move = m;
            return value;
        }
    }
    return -AB_INFINITE;
}

static int AB(negamax)(AB_SEARCH *s, int depth, int alpha, int beta, int ply);

// The value of a move of the position at `ply` within the window. A later one is first asked
// only whether it is better than what is known.
static inline AB_INLINE int AB(value_move)(AB_SEARCH *s, int ply, const AB_MOVE *move,
                                           int depth, int alpha, int beta, bool later)
{
    AB(make)(s->game, &s->plies[ply].position, move, &s->plies[ply + 1].position);
    if (later && AB(uses)(s, AB_NO_PVS)) {
        int value = -AB(negamax)(s, depth - 1, -alpha - 1, -alpha, ply + 1);
        if (s->status != AB_OK || value <= alpha || value >= beta)
            return value;
    }
    return -AB(negamax)(s, depth - 1, -beta, -alpha, ply + 1);
}

// Whether the position at `ply` has a value without a move: the game is over, or the horizon is
// reached in a settled position.
static inline AB_INLINE bool AB(is_leaf)(const AB_SEARCH *s, int depth, int ply, int *value)
{
    const AB_POSITION *p = &s->plies[ply].position;
    switch (AB(state)(s->game, p)) {
    case AB_LOST:
        *value = -(AB_WIN - ply);
        return true;
    case AB_WON:
        *value = AB_WIN - ply;
        return true;
    case AB_DRAWN:
        *value = 0;
        return true;
    case AB_SETTLED:
        if (depth <= 0)
            *value = AB(evaluate)(s->game, p);
        return depth <= 0;
    case AB_UNSETTLED:
        break;
    }
    return false;
}

// The value of the position at `ply` within the window: exact inside it, else a bound on its
// side.
static int AB(negamax)(AB_SEARCH *s, int depth, int alpha, int beta, int ply)
{
    struct AB(ply) *here = &s->plies[ply];
    const AB_POSITION *p = &here->position;
    here->line.length = 0;
    if (++s->nodes >= s->check_at && AB(must_end)(s))
        return 0;

    int leaf;
    if (AB(is_leaf)(s, depth, ply, &leaf))
        return leaf;
    depth = depth > 0 ? depth : 0;
    if (ply + 1 >= AB_LINE_MAX) {
        s->status = AB_LIMIT;
        return 0;
    }

    // Past the horizon a line is short, and looking it up would cost more than it saves.
    AB_ENTRY *entry = NULL;
    size_t first = SIZE_MAX;
    if (depth > 0 && AB(find)(s, p, depth, &entry)) {
        if (AB(uses)(s, AB_NO_ORDER))
            first = entry->move;
        if (entry->depth == depth) {
            // An exact value inside the window is searched again, so that the line is whole.
            int value = ab_from_table(entry->value, ply);
            if ((entry->bound & AB_LOWER) != 0 && value >= beta)
                return value;
            if ((entry->bound & AB_UPPER) != 0 && value <= alpha)
                return value;
        }
    }

    AB_MOVE *moves = s->moves + s->top;
    int *scores = s->scores + s->top;
    size_t n = AB(moves)(s->game, p, moves, AB_STACK_MOVES - s->top);
    if (n > AB_MOVES_MAX || n > AB_STACK_MOVES - s->top) {
        s->status = AB_LIMIT;
        return 0;
    }
    s->top += n;

    int best = -AB_INFINITE, lower = alpha;
    size_t best_move = 0;
    // Close to the horizon, making all moves costs more than it saves.
    if (depth >= 3 && n >= 2)
        best = AB(known_refutation)(s, depth, beta, ply, moves, n, &best_move);
    bool scored = false;
    for (size_t i = 0; i < n && best < beta; i++) {
        // The move of the table often makes looking at the others needless.
        size_t m = first;
        if (i > 0 || first >= n) {
            if (!scored && n > 1)
                AB(score)(s, ply, moves, scores, n, first);
            scored = true;
            m = AB(pick)(scores, n);
        }
        int value = AB(value_move)(s, ply, &moves[m], depth, lower, beta, i > 0);
        if (s->status != AB_OK)
            return 0;
        if (value > best) {
            best = value;
            best_move = m;
        }
        if (value > lower) {
            lower = value;
            if (value < beta)
                AB(set_line)(&here->line, m, &here[1].line);
        }
    }
    s->top -= n;
    if (best >= beta)
        AB(credit)(s, ply, &moves[best_move], depth);
    if (entry != NULL) {
        enum ab_bound bound = best >= beta ? AB_LOWER : best <= alpha ? AB_UPPER : AB_EXACT;
        AB(keep)(s, entry, p, depth, ab_to_table(best, ply), bound, best_move);
    }
    return best;
}

// Whether an iteration may be the last, so that its best move is to be the first of its equals
// and all values that the options want are to be found.
static bool AB(may_be_last)(const AB_SEARCH *s, int depth)
{
    const struct ab_options *o = &s->options;
    return depth == o->depth || o->stop != NULL || o->nodes > 0;
}

// Finds the best root move within the window, of those that are not known yet. Of equal moves
// the first in the list is the best, whatever the order they are tried in: a move before the
// best so far need only equal it.
static int AB(best_move)(AB_SEARCH *s, int depth, int alpha, int beta, size_t *best_move)
{
    int best = -AB_INFINITE;
    bool first_of_equals = AB(may_be_last)(s, depth), any = false;
    for (size_t i = 0; i < s->root_count && best < beta; i++) {
        size_t m = s->order[i];
        int floor = alpha;
        if (s->next.known != NULL && s->next.known[m])
            continue;
        if (any && best > alpha)
            floor = first_of_equals && m < *best_move ? best - 1 : best;
        int value = AB(value_move)(s, 0, &s->moves[m], depth, floor, beta, any);
        if (s->status != AB_OK)
            return 0;
        if (!any || value > best || (value == best && value > floor)) {
            any = true;
            best = value;
            *best_move = m;
            AB(set_line)(&s->plies[0].line, m, &s->plies[1].line);
        }
    }
    return best;
}

// The exact value and line of a root move once the best one is known: no value is above that.
static void AB(value_root_move)(AB_SEARCH *s, size_t m, int *value, struct ab_line *line)
{
    const struct ab_result *r = &s->next;
    *value = r->value;
    *line = r->line;
    if (m == r->best)
        return;
    *value = AB(value_move)(s, 0, &s->moves[m], r->depth, -AB_INFINITE, r->value + 1, false);
    AB(set_line)(line, m, &s->plies[1].line);
}

static void AB(note)(struct ab_result *r, size_t m, int value, const struct ab_line *line)
{
    r->known[m] = true;
    r->values[m] = value;
    r->lines[m] = *line;
}

// The exact values that the options want beside that of the best move.
static void AB(value_others)(AB_SEARCH *s)
{
    const struct ab_options *o = &s->options;
    struct ab_result *r = &s->next;
    if (o->also)
        AB(value_root_move)(s, o->also_index, &r->also_value, &r->also_line);
    if (r->known == NULL)
        return;
    AB(note)(r, r->best, r->value, &r->line);
    int value = r->value;
    size_t wanted = o->multipv < s->root_count ? o->multipv : s->root_count, m;
    for (size_t n = 1; !o->all && n < wanted && s->status == AB_OK; n++) {
        value = AB(best_move)(s, r->depth, -AB_INFINITE, value + 1, &m);
        if (s->status == AB_OK)
            AB(note)(r, m, value, &s->plies[0].line);
    }
    for (m = 0; o->all && m < s->root_count && s->status == AB_OK; m++) {
        struct ab_line line;
        AB(value_root_move)(s, m, &value, &line);
        if (s->status == AB_OK)
            AB(note)(r, m, value, &line);
    }
}

// One iteration: the best move, and the exact values that the options want. It becomes the
// result if it was finished.
static void AB(iterate)(AB_SEARCH *s, int depth)
{
    struct ab_result *r = &s->next;
    int alpha = -AB_INFINITE, beta = AB_INFINITE, guess = s->result.value;
    if (AB(uses)(s, AB_NO_ASPIRATION) && depth > 1 && abs(guess) < AB_DECIDED) {
        alpha = guess - AB_ASPIRATION;
        beta = guess + AB_ASPIRATION;
    }
    r->depth = depth;
    if (r->known != NULL)
        memset(r->known, 0, s->root_count * sizeof *r->known);
    r->value = AB(best_move)(s, depth, alpha, beta, &r->best);
    if (s->status == AB_OK && (r->value <= alpha || r->value >= beta))
        r->value = AB(best_move)(s, depth, -AB_INFINITE, AB_INFINITE, &r->best);
    r->line = s->plies[0].line;

    r->whole = AB(may_be_last)(s, depth);
    if (s->status == AB_OK && r->whole)
        AB(value_others)(s);
    if (s->status == AB_OK) {
        struct ab_result finished = s->next;
        s->next = s->result;
        s->result = finished;
    }
}

// Moves one root move to the front, the others keep their order.
static void AB(put_first)(AB_SEARCH *s, size_t move)
{
    size_t i = 0;
    while (s->order[i] != move)
        i++;
    memmove(s->order + 1, s->order, i * sizeof *s->order);
    s->order[0] = (uint16_t)move;
}

// The order of the root moves before anything is known: higher ranks first.
static void AB(first_order)(AB_SEARCH *s)
{
    AB(score)(s, 0, s->moves, s->scores, s->root_count, SIZE_MAX);
    for (size_t i = 0; i < s->root_count; i++)
        s->order[i] = (uint16_t)AB(pick)(s->scores, s->root_count);
}

// Empties a result, with room for the values of all root moves where they are wanted.
static bool AB(clear)(AB_SEARCH *s, struct ab_result *r)
{
    AB(free_result)(r);
    memset(r, 0, sizeof *r);
    if (!s->options.all && s->options.multipv < 2)
        return true;
    r->known = calloc(s->root_count, sizeof *r->known);
    r->values = calloc(s->root_count, sizeof *r->values);
    r->lines = calloc(s->root_count, sizeof *r->lines);
    return r->known != NULL && r->values != NULL && r->lines != NULL;
}

// Whether a deeper iteration can find nothing else: a win or loss within the plies of a
// full-width search is the same at any greater depth, and so is the first move that has it. The
// values of the other moves may change.
static bool AB(decided)(const AB_SEARCH *s)
{
    const struct ab_result *r = &s->result;
    return s->next.known == NULL && !s->options.also && AB_WIN - abs(r->value) <= r->depth;
}

// Searches a position that is not over by iterative deepening, afresh: nothing of an earlier
// run is used. AB_OK, and AB_STOPPED with what the finished iterations found, of which there is
// at least one but where options->stop ended the first; AB_LIMIT where a position has too many
// moves or a line too many plies (AB_STOPPED, if limits had let the search end sooner);
// AB_NO_MEMORY.
static enum ab_status AB(run)(AB_SEARCH *s, const AB_GAME *game, const AB_POSITION *root,
                              const struct ab_options *options)
{
    s->game = game;
    s->options = *options;
    s->status = AB_OK;
    s->nodes = s->check_at = 0;
    s->top = 0;
    if (++s->run == 0) { // the count of runs came round: no entry may seem to be of this one
        for (size_t i = 0; i < s->slots; i++)
            s->table[i].run = 0;
        s->run = 1;
    }
    memset(s->history, 0, sizeof s->history);
    for (int i = 0; i <= AB_LINE_MAX; i++)
        s->killers[i][0] = s->killers[i][1] = AB_SLOTS;
    s->plies[0].position = *root;
    s->root_count = AB(moves)(game, root, s->moves, AB_STACK_MOVES);
    if (s->root_count > AB_MOVES_MAX)
        return AB_LIMIT;
    s->top = s->root_count;

    if (!AB(clear)(s, &s->result) || !AB(clear)(s, &s->next))
        return AB_NO_MEMORY;
    AB(first_order)(s);
    // A search resembles the one two plies shallower more than the one between, in which the
    // other side has the last word. Where any iteration may be the last, there is one at each
    // depth.
    int step = AB(may_be_last)(s, 0) ? 1 : 2;
    int first = step == 1 || options->depth % 2 != 0 ? 1 : 2;
    for (int depth = first; depth <= options->depth && s->status == AB_OK; depth += step) {
        s->check_at = s->nodes; // a limit that holds from the second iteration on
        AB(iterate)(s, depth);
        bool decided = s->status == AB_OK && AB(decided)(s);
        if (decided && !AB(may_be_last)(s, depth)) {
            s->options.depth = depth; // it is the last after all
            AB(iterate)(s, depth);
        }
        if (s->status != AB_OK)
            break;
        AB(put_first)(s, s->result.best);
        if (options->progress != NULL)
            options->progress(options->context);
        if (decided)
            break;
    }
    if (s->status == AB_LIMIT && s->result.whole)
        s->status = AB_STOPPED; // as good as the end of the time
    return s->status;
}

#undef AB_GAME
#undef AB_POSITION
#undef AB_MOVE
#undef AB_SEARCH
#undef AB_ENTRY
#undef AB_PREFIX
#undef AB_TABLE_NEW
#undef AB_TABLE_FREE

#endif
