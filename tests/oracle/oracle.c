// SPDX-License-Identifier: MIT
//
// The naive rule book: rules, make, outcome and perft on a mailbox.
#include "oracle.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static char *cell(struct oracle *board, int row, int column)
{
    return &board->cells[row * board->size + column];
}

// What stands on a square given by row and column, '#' off the board.
static char look(const struct oracle *board, int row, int column)
{
    if (row < 0 || row >= board->size || column < 0 || column >= board->size)
        return '#';
    return board->cells[row * board->size + column];
}

static int row_of(const struct oracle *board, int square)
{
    return (square - 1) / (board->size / 2);
}

// The dark squares are the odd columns of the top row, the even ones of the next, and so on.
static int column_of(const struct oracle *board, int square)
{
    int place = (square - 1) % (board->size / 2);
    return row_of(board, square) % 2 == 0 ? 2 * place + 1 : 2 * place;
}

static uint16_t square_of(const struct oracle *board, int row, int column)
{
    return (uint16_t)(row * (board->size / 2) + column / 2 + 1);
}

static char other(char side)
{
    return side == 'r' ? 'w' : 'r';
}

static int crowning_row(const struct oracle *board, char side)
{
    return side == 'r' ? board->size - 1 : 0;
}

void oracle_empty(struct oracle *board, int size)
{
    *board = (struct oracle){.size = size, .limit = 80, .turn = 'r'};
    memset(board->cells, '.', sizeof board->cells);
}

void oracle_start(struct oracle *board, int size)
{
    oracle_empty(board, size);
    int men = (size / 2 - 1) * (size / 2);
    for (int i = 1; i <= men; i++) {
        oracle_put(board, i, 'r');
        oracle_put(board, size * size / 2 + 1 - i, 'w');
    }
}

void oracle_copy(struct oracle *to, const struct oracle *from)
{
    memcpy(to, from, offsetof(struct oracle, cells) + (size_t)(from->size * from->size));
}

void oracle_put(struct oracle *board, int square, char piece)
{
    *cell(board, row_of(board, square), column_of(board, square)) = piece;
}

char oracle_piece(const struct oracle *board, int square)
{
    return look(board, row_of(board, square), column_of(board, square));
}

// A move in the making.
struct walk {
    const struct oracle *board;
    struct oracle_list *list;
    char piece; // as it is now
    char man;   // what it was before the move
    size_t jumps;
    uint16_t path[ORACLE_SIZE_MAX * ORACLE_SIZE_MAX / 2 + 1];
    uint16_t captured[ORACLE_SIZE_MAX * ORACLE_SIZE_MAX / 2];
};

static void *claim(void *memory)
{
    if (!memory)
        abort();
    return memory;
}

// Adds the walk as a move, which has jumped or has stepped once.
static void add(const struct walk *walk)
{
    size_t squares = walk->jumps ? walk->jumps + 1 : 2, all = squares + walk->jumps;
    uint16_t *path = claim(malloc(all * sizeof *path));
    memcpy(path, walk->path, squares * sizeof *path);
    memcpy(path + squares, walk->captured, walk->jumps * sizeof *path);
    bool ends_there =
        row_of(walk->board, path[squares - 1]) == crowning_row(walk->board, walk->board->turn);
    bool crowns = islower(walk->man) && (ends_there || isupper(walk->piece));
    struct oracle_list *list = walk->list;
    list->moves = claim(realloc(list->moves, (list->count + 1) * sizeof *list->moves));
    list->moves[list->count++] =
        (struct oracle_move){walk->jumps, crowns, path, path + squares};
}

// The diagonals.
enum { NONE = -1, DIAGONALS = 4 };
static const int down[DIAGONALS] = {-1, -1, 1, 1}, across[DIAGONALS] = {-1, 1, -1, 1};

static bool is_forward(char side, int diagonal)
{
    return side == 'r' ? down[diagonal] > 0 : down[diagonal] < 0;
}

static bool flies(const struct walk *walk)
{
    return isupper(walk->piece) && walk->board->flying;
}

static void step(struct walk *walk, int row, int column)
{
    walk->path[0] = square_of(walk->board, row, column);
    for (int d = 0; d < DIAGONALS; d++) {
        if (islower(walk->piece) && !is_forward(walk->piece, d))
            continue;
        int r = row + down[d], c = column + across[d];
        for (bool goes = true; goes && look(walk->board, r, c) == '.'; goes = flies(walk)) {
            walk->path[1] = square_of(walk->board, r, c);
            add(walk);
            r += down[d];
            c += across[d];
        }
    }
}

// What the walking piece finds `far` squares along a diagonal: pieces already jumped stay where they
// are and are walls like the edge; the square that it came from is empty.
static char find(const struct walk *walk, int row, int column, int diagonal, int far)
{
    row += far * down[diagonal];
    column += far * across[diagonal];
    char there = look(walk->board, row, column);
    if (there == '#' || there == '.')
        return there;
    uint16_t square = square_of(walk->board, row, column);
    for (size_t i = 0; i < walk->jumps; i++)
        if (walk->captured[i] == square)
            return '#';
    return square == walk->path[0] ? '.' : there;
}

// How many squares away the piece is that can be jumped along a diagonal; 0 where none can.
static int prey(const struct walk *walk, int row, int column, int diagonal)
{
    char side = walk->board->turn;
    if (islower(walk->piece) && !is_forward(side, diagonal) && !walk->board->backward)
        return 0;
    int far = 1;
    while (flies(walk) && find(walk, row, column, diagonal, far) == '.')
        far++;
    return tolower(find(walk, row, column, diagonal, far)) == other(side) &&
                   find(walk, row, column, diagonal, far + 1) == '.'
               ? far
               : 0;
}

// Whether something can be jumped from a square, along another diagonal than the barred one.
static bool has_prey(const struct walk *walk, int row, int column, int barred)
{
    for (int d = 0; d < DIAGONALS; d++)
        if (d != barred && prey(walk, row, column, d) > 0)
            return true;
    return false;
}

static void jump(struct walk *walk, int row, int column, int barred);

// Jumps the piece `far` squares away and goes on from each landing square that can be chosen: where
// it can jump on, if it can from any. To jump straight on, all of them are one: the nearest.
static void leap(struct walk *walk, int row, int column, int diagonal, int far)
{
    int landings = 1;
    while (flies(walk) && find(walk, row, column, diagonal, far + landings + 1) == '.')
        landings++;
    row += far * down[diagonal];
    column += far * across[diagonal];
    walk->captured[walk->jumps++] = square_of(walk->board, row, column);
    bool must = false;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 1; i <= landings; i++) {
            int r = row + i * down[diagonal], c = column + i * across[diagonal];
            int barred = i == 1 ? NONE : diagonal;
            bool goes_on = has_prey(walk, r, c, barred);
            if (pass == 0)
                must = must || goes_on;
            else if (goes_on || !must)
                jump(walk, r, c, barred);
        }
    walk->jumps--;
}

// Jumps on from (row, column) as long as there is something to jump.
static void jump(struct walk *walk, int row, int column, int barred)
{
    const struct oracle *board = walk->board;
    char piece = walk->piece;
    walk->path[walk->jumps] = square_of(board, row, column);
    bool far_row = islower(piece) && row == crowning_row(board, board->turn);
    if (far_row && board->crowning == ORACLE_KING)
        walk->piece = (char)toupper(piece);
    if ((far_row && board->crowning == ORACLE_ENDS) || !has_prey(walk, row, column, barred)) {
        if (walk->jumps > 0)
            add(walk);
    } else {
        for (int d = 0; d < DIAGONALS; d++) {
            int far = d == barred ? 0 : prey(walk, row, column, d);
            if (far > 0)
                leap(walk, row, column, d, far);
        }
    }
    walk->piece = piece;
}

static int compare(const void *left, const void *right)
{
    const struct oracle_move *a = left, *b = right;
    for (size_t i = 0;; i++) {
        bool a_ends = i > (a->captures ? a->captures : 1);
        bool b_ends = i > (b->captures ? b->captures : 1);
        if (a_ends || b_ends)
            return b_ends - a_ends;
        if (a->path[i] != b->path[i])
            return a->path[i] < b->path[i] ? -1 : 1;
    }
}

// Takes the captures of fewer pieces than others out of a list.
static void keep_majority(struct oracle_list *list)
{
    size_t most = 0, kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->moves[i].captures > most)
            most = list->moves[i].captures;
    for (size_t i = 0; i < list->count; i++) {
        if (list->moves[i].captures == most)
            list->moves[kept++] = list->moves[i];
        else
            free(list->moves[i].path);
    }
    list->count = kept;
}

struct oracle_list oracle_moves(const struct oracle *board)
{
    struct oracle_list list = {0};
    struct walk *walk = claim(malloc(sizeof *walk));
    for (int jumping = 1; jumping >= 0 && list.count == 0; jumping--)
        for (int row = 0; row < board->size; row++)
            for (int column = 0; column < board->size; column++) {
                walk->board = board;
                walk->list = &list;
                walk->piece = walk->man = look(board, row, column);
                walk->jumps = 0;
                if (tolower(walk->piece) != board->turn)
                    continue;
                if (jumping)
                    jump(walk, row, column, NONE);
                else
                    step(walk, row, column);
            }
    free(walk);
    if (board->majority)
        keep_majority(&list);
    if (list.count > 1)
        qsort(list.moves, list.count, sizeof *list.moves, compare);
    return list;
}

void oracle_release(struct oracle_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->moves[i].path);
    free(list->moves);
    *list = (struct oracle_list){0};
}

void oracle_make(struct oracle *board, const struct oracle_move *move)
{
    char piece = oracle_piece(board, move->path[0]);
    bool quiet =
        move->captures == 0 && !move->crowns && (isupper(piece) || board->men_are_quiet);
    board->quiet = quiet ? board->quiet + 1 : 0;
    oracle_put(board, move->path[0], '.');
    for (size_t i = 0; i < move->captures; i++)
        oracle_put(board, move->captured[i], '.');
    oracle_put(board, move->path[move->captures ? move->captures : 1],
               move->crowns ? (char)toupper(piece) : piece);
    board->turn = other(board->turn);
}

enum oracle_outcome oracle_outcome(const struct oracle *board)
{
    struct oracle_list list = oracle_moves(board);
    size_t count = list.count;
    oracle_release(&list);
    if (count == 0)
        return board->turn == 'r' ? ORACLE_WHITE : ORACLE_RED;
    return board->limit > 0 && board->quiet >= board->limit ? ORACLE_DRAW : ORACLE_OPEN;
}

static int compare_squares(const void *left, const void *right)
{
    uint16_t a = *(const uint16_t *)left, b = *(const uint16_t *)right;
    return (a > b) - (a < b);
}

// Whether two moves take one piece to one square and capture the same pieces.
static bool same_result(const struct oracle_move *a, const struct oracle_move *b)
{
    if (a->captures == 0 || a->captures != b->captures || a->path[0] != b->path[0] ||
        a->path[a->captures] != b->path[b->captures])
        return false;
    size_t bytes = a->captures * sizeof(uint16_t);
    uint16_t *one = claim(malloc(bytes)), *two = claim(malloc(bytes));
    qsort(memcpy(one, a->captured, bytes), a->captures, sizeof *one, compare_squares);
    qsort(memcpy(two, b->captured, bytes), b->captures, sizeof *two, compare_squares);
    bool same = memcmp(one, two, bytes) == 0;
    free(one);
    free(two);
    return same;
}

bool oracle_repeats(const struct oracle_list *list, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (same_result(&list->moves[i], &list->moves[index]))
            return true;
    return false;
}

uint64_t oracle_perft(const struct oracle *board, int depth, bool merged)
{
    if (depth == 0)
        return 1;
    struct oracle_list list = oracle_moves(board);
    uint64_t total = 0;
    bool drawn = board->limit > 0 && board->quiet >= board->limit;
    for (size_t i = 0; i < list.count && !drawn; i++) {
        if (merged && oracle_repeats(&list, i))
            continue;
        struct oracle next;
        oracle_copy(&next, board);
        oracle_make(&next, &list.moves[i]);
        total += oracle_perft(&next, depth - 1, merged);
    }
    oracle_release(&list);
    return total;
}
