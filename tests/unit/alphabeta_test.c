// SPDX-License-Identifier: MIT
//
// The search template on two games that are not draughts: one of known value, and one made by
// chance in which everything happens that the template provides for.
#include "support.h"

#include <checkers/alphabeta.h>

#include <stdlib.h>

// Nim with one heap: a move takes 1, 2 or 3, who cannot move has lost. Heaps of 4, 8, 12, ... are
// lost; otherwise the rest of the division by 4 is the move that wins.
typedef struct {
    int most;
} nim_game;
typedef int nim_position;
typedef int nim_move;

static enum ab_state nim_state(const nim_game *game, const nim_position *heap)
{
    (void)game;
    return *heap == 0 ? AB_LOST : AB_SETTLED;
}

static size_t nim_moves(const nim_game *game, const nim_position *heap, nim_move *moves,
                        size_t capacity)
{
    size_t count = (size_t)(*heap < game->most ? *heap : game->most);
    for (size_t i = 0; i < count && i < capacity; i++)
        moves[i] = (int)i + 1;
    return count;
}

static void nim_make(const nim_game *game, const nim_position *heap, const nim_move *move,
                     nim_position *after)
{
    (void)game;
    *after = *heap - *move;
}

static int nim_evaluate(const nim_game *game, const nim_position *heap)
{
    (void)game;
    (void)heap;
    return 0;
}

static uint64_t nim_hash(const nim_game *game, const nim_position *heap, int depth)
{
    (void)game;
    (void)depth;
    return (uint64_t)*heap;
}

static bool nim_same(const nim_game *game, const nim_position *a, const nim_position *b,
                     int depth)
{
    (void)game;
    (void)depth;
    return *a == *b;
}

static int nim_rank(const nim_game *game, const nim_position *heap, const nim_move *move)
{
    (void)game;
    (void)heap;
    (void)move;
    return 0;
}

static unsigned nim_slot(const nim_game *game, const nim_position *heap, const nim_move *move)
{
    (void)game;
    (void)heap;
    return (unsigned)*move;
}

#define AB_PREFIX nim
#include <checkers/alphabeta.h>

// A maze: rooms on floors, from each some doors down to the next floor, where all that a room is
// comes from its number by a hash. Few rooms a floor, so most are reached in many ways.
typedef struct {
    uint64_t seed;
    uint32_t rooms;
    uint32_t endless; // from this floor on, if not 0, every room is unsettled and none is over
} maze_game;
typedef struct {
    uint32_t floor, room;
} maze_position;
typedef struct {
    uint32_t door, room;
} maze_move;

static uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 31)) * 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9u;
    return x ^ (x >> 32);
}

static uint64_t facts_of(const maze_game *game, const maze_position *p)
{
    return mix(game->seed ^ mix((uint64_t)p->floor << 32 | p->room));
}

static enum ab_state maze_state(const maze_game *game, const maze_position *p)
{
    uint64_t facts = facts_of(game, p) % 100;
    if (game->endless > 0 && p->floor >= game->endless)
        return AB_UNSETTLED;
    if (facts < 12 && p->floor > 0) {
        static const enum ab_state over[] = {AB_LOST, AB_DRAWN, AB_WON};
        return over[facts % 3];
    }
    return facts > 75 && p->floor % 8 != 7 ? AB_UNSETTLED : AB_SETTLED;
}

static size_t maze_moves(const maze_game *game, const maze_position *p, maze_move *moves,
                         size_t capacity)
{
    uint64_t facts = facts_of(game, p);
    size_t count = 1 + facts / 128 % 5;
    for (size_t i = 0; i < count && i < capacity; i++)
        moves[i] = (maze_move){(uint32_t)i, (uint32_t)(mix(facts + i) % game->rooms)};
    return count;
}

static void maze_make(const maze_game *game, const maze_position *p, const maze_move *move,
                      maze_position *after)
{
    (void)game;
    *after = (maze_position){p->floor + 1, move->room};
}

// Few different values, so that many moves are equal.
static int maze_evaluate(const maze_game *game, const maze_position *p)
{
    return (int)(facts_of(game, p) / 1024 % 21) * 10 - 100;
}

static uint64_t maze_hash(const maze_game *game, const maze_position *p, int depth)
{
    (void)game;
    (void)depth;
    return p->room % 16; // as bad as may be
}

static bool maze_same(const maze_game *game, const maze_position *a, const maze_position *b,
                      int depth)
{
    (void)game;
    (void)depth;
    return a->floor == b->floor && a->room == b->room;
}

static int maze_rank(const maze_game *game, const maze_position *p, const maze_move *move)
{
    (void)game;
    (void)p;
    return (int)(move->room % 3);
}

static unsigned maze_slot(const maze_game *game, const maze_position *p, const maze_move *move)
{
    (void)game;
    return (p->floor * 31 + move->door) % AB_SLOTS;
}

// The maze has its tables from here, and nobody else has.
static int tables;

static void *new_table(size_t bytes)
{
    tables++;
    return calloc(1, bytes);
}

static void free_table(void *table, size_t bytes)
{
    assert_true(table == NULL || bytes > 0);
    tables -= table != NULL;
    free(table);
}

#define AB_PREFIX     maze
#define AB_TABLE_NEW  new_table
#define AB_TABLE_FREE free_table
#include <checkers/alphabeta.h>

static void nim_is_solved(void **state)
{
    (void)state;
    const nim_game game = {3};
    struct nim_search *search = nim_new(1 << 16);
    assert_non_null(search);
    for (int heap = 1; heap <= 40; heap++) {
        struct ab_options options = {.depth = 60};
        assert_int_equal(nim_run(search, &game, &heap, &options), AB_OK);
        const struct ab_result *r = &search->result;
        // Each pair of moves takes four: the loser can do no better. Then it is known.
        int pairs = 2 * (heap / 4);
        assert_in_range(r->depth, pairs, pairs + 2);
        assert_int_equal(r->value, heap % 4 ? AB_WIN - pairs - 1 : -(AB_WIN - pairs));
        assert_int_equal((int)r->line.length, heap % 4 ? pairs + 1 : pairs);
        if (heap % 4)
            assert_int_equal(r->best, heap % 4 - 1);
    }
    nim_free(search);
    nim_free(NULL);
}

static int maze_minimax(const maze_game *game, maze_position p, int depth, int ply)
{
    enum ab_state state = maze_state(game, &p);
    if (state == AB_LOST || state == AB_WON)
        return state == AB_LOST ? -(AB_WIN - ply) : AB_WIN - ply;
    if (state == AB_DRAWN)
        return 0;
    if (depth <= 0 && state == AB_SETTLED)
        return maze_evaluate(game, &p);
    maze_move moves[8];
    size_t count = maze_moves(game, &p, moves, 8);
    int best = -AB_INFINITE;
    for (size_t i = 0; i < count; i++) {
        maze_position after;
        maze_make(game, &p, &moves[i], &after);
        int value = -maze_minimax(game, after, depth - 1, ply + 1);
        best = value > best ? value : best;
    }
    return best;
}

// Follows a line and asserts that its end has the value.
static void assert_line(const maze_game *game, const struct ab_line *line, int depth, int value)
{
    maze_position p = {0, 0};
    int length = (int)line->length;
    for (int ply = 0; ply < length; ply++) {
        maze_move moves[8];
        assert_true(line->moves[ply] < maze_moves(game, &p, moves, 8));
        maze_make(game, &p, &moves[line->moves[ply]], &p);
    }
    enum ab_state state = maze_state(game, &p);
    assert_true(state != AB_UNSETTLED && (state != AB_SETTLED || length >= depth));
    int end = maze_minimax(game, p, 0, length);
    assert_int_equal(value, length % 2 ? -end : end);
}

// Runs the search with each option that must not matter, against plain minimax.
static void assert_maze(struct maze_search *search, const maze_game *game, int depth,
                        unsigned off)
{
    maze_position root = {0, 0};
    maze_move moves[8];
    int values[8];
    size_t count = maze_moves(game, &root, moves, 8), best = 0;
    for (size_t i = 0; i < count; i++) {
        maze_position after;
        maze_make(game, &root, &moves[i], &after);
        values[i] = -maze_minimax(game, after, depth - 1, 1);
        best = values[i] > values[best] ? i : best;
    }
    for (size_t i = 0; i <= count + 1; i++) {
        struct ab_options options = {
            .depth = depth, .off = off, .also = i < count, .also_index = i, .all = i == count};
        assert_int_equal(maze_run(search, game, &root, &options), AB_OK);
        const struct ab_result *r = &search->result;
        assert_int_equal(r->value, values[best]);
        assert_int_equal(r->best, best);
        assert_true(r->depth == depth || (i > count && AB_WIN - abs(r->value) <= r->depth));
        assert_line(game, &r->line, depth, r->value);
        if (i < count) {
            assert_int_equal(r->also_value, values[i]);
            assert_line(game, &r->also_line, depth, r->also_value);
        }
        for (size_t k = 0; k < count && i == count; k++) {
            assert_int_equal(r->values[k], values[k]);
            assert_line(game, &r->lines[k], depth, r->values[k]);
        }
    }
}

static void mazes_have_the_values_of_minimax(void **state)
{
    (void)state;
    static const size_t bytes[] = {0, 200, 3000, 1 << 20};
    for (int i = 0; i < 4; i++) {
        struct maze_search *search = maze_new(bytes[i]);
        assert_non_null(search);
        for (uint64_t seed = 1; seed <= 60; seed++) {
            maze_game game = {seed, 2 + (uint32_t)seed % 40, 0};
            assert_maze(search, &game, 1 + (int)seed % 7, 0);
        }
        maze_free(search);
    }
}

static void no_switch_changes_a_value(void **state)
{
    (void)state;
    struct maze_search *search = maze_new(1 << 16);
    assert_non_null(search);
    for (unsigned off = 0; off < 64; off++) {
        maze_game game = {1000 + off, 12, 0};
        assert_maze(search, &game, 6, off);
    }
    maze_free(search);
}

static void tables_come_from_where_they_are_to(void **state)
{
    (void)state;
    struct maze_search *maze = maze_new(1 << 16), *small = maze_new(1);
    struct nim_search *nim = nim_new(1 << 16);
    assert_int_equal(tables, 1);
    nim_free(nim);
    maze_free(small);
    assert_int_equal(tables, 1);
    maze_free(maze);
    assert_int_equal(tables, 0);
}

static void an_endless_line_is_a_limit(void **state)
{
    (void)state;
    maze_position root = {0, 0};
    maze_game game = {1, 10, 1};
    struct ab_options options = {.depth = 1};
    struct maze_search *search = maze_new(1 << 16);
    assert_non_null(search);
    assert_int_equal(maze_run(search, &game, &root, &options), AB_LIMIT);
    game.endless = 0;
    assert_maze(search, &game, 5, 0);
    maze_free(search);
}

// What was found before the endless line was met is as good as after the end of the time.
static void a_limited_search_ends_before_an_endless_line(void **state)
{
    (void)state;
    maze_position root = {0, 0};
    maze_game game = {3, 10, 12};
    struct ab_options limited = {.depth = 20, .nodes = UINT64_MAX};
    struct maze_search *search = maze_new(1 << 16);
    assert_non_null(search);
    assert_int_equal(maze_run(search, &game, &root, &limited), AB_STOPPED);
    int depth = search->result.depth, value = search->result.value;
    assert_in_range(depth, 1, 11);
    struct ab_options options = {.depth = depth};
    assert_int_equal(maze_run(search, &game, &root, &options), AB_OK);
    assert_int_equal(search->result.value, value);
    options.depth = depth + 1;
    assert_int_equal(maze_run(search, &game, &root, &options), AB_LIMIT);
    maze_free(search);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_solved),
        cmocka_unit_test(mazes_have_the_values_of_minimax),
        cmocka_unit_test(no_switch_changes_a_value),
        cmocka_unit_test(tables_come_from_where_they_are_to),
        cmocka_unit_test(an_endless_line_is_a_limit),
        cmocka_unit_test(a_limited_search_ends_before_an_endless_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
