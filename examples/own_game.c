// SPDX-License-Identifier: MIT
//
// A second game on the search of alphabeta.h: K in a row on a board of W x H cells, which is
// tic-tac-toe for 3 3 3. It is searched to its end, so what is printed is the game's true value:
//
//   own_game 4 4 3
//
// The board has a bit for each cell and a spare one behind each row, so that no row of stones runs
// on from one edge of the board to the other.
#include <checkers/alphabeta.h>
#include <stdio.h>

enum { SIDE_MAX = 5, CELLS_MAX = SIDE_MAX * SIDE_MAX, TABLE_BYTES = 1 << 26 };

typedef struct {
    int width, height, in_a_row;
} mnk_game;

typedef struct {
    uint32_t mine, theirs; // stones of the side to move, and of the other
} mnk_position;

typedef uint32_t mnk_move; // the bit of a cell

static uint32_t empty_cells(const mnk_game *game, const mnk_position *p)
{
    uint32_t row = (UINT32_C(1) << game->width) - 1, cells = 0;
    for (int y = 0; y < game->height; y++)
        cells |= row << y * (game->width + 1);
    return cells & ~(p->mine | p->theirs);
}

// Whether a set of stones holds as many in a row as win, in any of the four directions.
static bool has_row(const mnk_game *game, uint32_t stones)
{
    const int steps[] = {1, game->width, game->width + 1, game->width + 2};
    for (int i = 0; i < 4; i++) {
        uint32_t rows = stones;
        for (int k = 1; k < game->in_a_row; k++)
            rows = rows >> steps[i] & stones;
        if (rows != 0)
            return true;
    }
    return false;
}

// Only who has just moved can have made a row.
static enum ab_state mnk_state(const mnk_game *game, const mnk_position *p)
{
    if (has_row(game, p->theirs))
        return AB_LOST;
    return empty_cells(game, p) == 0 ? AB_DRAWN : AB_SETTLED;
}

static size_t mnk_moves(const mnk_game *game, const mnk_position *p, mnk_move *moves,
                        size_t capacity)
{
    size_t n = 0;
    for (uint32_t empty = empty_cells(game, p); empty != 0; empty &= empty - 1, n++) {
        if (n < capacity)
            moves[n] = empty & ~(empty - 1);
    }
    return n;
}

static void mnk_make(const mnk_game *game, const mnk_position *p, const mnk_move *move,
                     mnk_position *after)
{
    (void)game;
    *after = (mnk_position){.mine = p->theirs, .theirs = p->mine | *move};
}

// Never counts: the search goes on until the game is over.
static int mnk_evaluate(const mnk_game *game, const mnk_position *p)
{
    (void)game;
    (void)p;
    return 0;
}

static uint64_t mnk_hash(const mnk_game *game, const mnk_position *p, int depth)
{
    (void)game;
    (void)depth;
    uint64_t hash = (p->mine | (uint64_t)p->theirs << 32) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

static bool mnk_same(const mnk_game *game, const mnk_position *a, const mnk_position *b,
                     int depth)
{
    (void)game;
    (void)depth;
    return a->mine == b->mine && a->theirs == b->theirs;
}

// Nothing is known of a move beforehand; the killers and the history do the ordering.
static int mnk_rank(const mnk_game *game, const mnk_position *p, const mnk_move *move)
{
    (void)game;
    (void)p;
    (void)move;
    return 0;
}

static unsigned mnk_slot(const mnk_game *game, const mnk_position *p, const mnk_move *move)
{
    (void)game;
    (void)p;
    unsigned bit = 0;
    while (*move >> bit != 1)
        bit++;
    return bit;
}

#define AB_PREFIX mnk
#include <checkers/alphabeta.h>

static void print_value(int value)
{
    if (value > AB_DECIDED)
        printf("the first player wins in %d plies\n", AB_WIN - value);
    else if (value < -AB_DECIDED)
        printf("the second player wins in %d plies\n", AB_WIN + value);
    else
        printf("a draw\n");
}

// Prints best play, a number a cell: when it was taken.
static void print_line(const mnk_game *game, const struct ab_line *line)
{
    int taken[CELLS_MAX + SIDE_MAX] = {0};
    mnk_position p = {0, 0};
    for (size_t ply = 0; ply < line->length; ply++) {
        mnk_move moves[CELLS_MAX];
        mnk_moves(game, &p, moves, CELLS_MAX);
        const mnk_move *move = &moves[line->moves[ply]];
        taken[mnk_slot(game, &p, move)] = (int)ply + 1;
        mnk_make(game, &p, move, &p);
    }
    for (int y = 0; y < game->height; y++) {
        for (int x = 0; x < game->width; x++) {
            int ply = taken[y * (game->width + 1) + x];
            if (ply > 0)
                printf("%3d", ply);
            else
                printf("  .");
        }
        printf("\n");
    }
}

static bool solve(const mnk_game *game)
{
    struct mnk_search *search = mnk_new(TABLE_BYTES);
    if (search == NULL)
        return false;
    mnk_position start = {0, 0};
    struct ab_options options = {.depth = game->width * game->height};
    bool solved = mnk_run(search, game, &start, &options) == AB_OK;
    if (solved) {
        print_value(search->result.value);
        print_line(game, &search->result.line);
    }
    mnk_free(search);
    return solved;
}

// The number from 1 to SIDE_MAX that a text is, or 0.
static int read_number(const char *text)
{
    char *end;
    long number = strtol(text, &end, 10);
    return *end == '\0' && number >= 1 && number <= SIDE_MAX ? (int)number : 0;
}

int main(int argc, char **argv)
{
    mnk_game game = {0, 0, 0};
    if (argc == 4)
        game = (mnk_game){read_number(argv[1]), read_number(argv[2]), read_number(argv[3])};
    if (game.width == 0 || game.height == 0 || game.in_a_row == 0) {
        fprintf(stderr, "usage: own_game W H K, each from 1 to %d\n", SIDE_MAX);
        return 2;
    }
    if (!solve(&game)) {
        fprintf(stderr, "own_game: out of memory\n");
        return 1;
    }
    return 0;
}
