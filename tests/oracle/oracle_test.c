// SPDX-License-Identifier: MIT
//
// Proves the naive rule book by itself, against published counts and positions worked by hand.
#define _POSIX_C_SOURCE 200809L
#include "oracle.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 100000 }; // counts above this take the naive rule book too long

static int failures;

static void expect(const char *what, long long found, long long wanted)
{
    if (found != wanted) {
        fprintf(stderr, "%s: %lld, not %lld\n", what, found, wanted);
        failures++;
    }
}

// The board of rules such as "international,size=6", in the start position.
static struct oracle start_of(const char *rules)
{
    static const struct {
        const char *name;
        struct oracle board;
    } games[] = {
        {"english", {.size = 8}},
        {"pool", {.size = 8, .crowning = ORACLE_MAN, .flying = true, .backward = true}},
        {"russian", {.size = 8, .crowning = ORACLE_KING, .flying = true, .backward = true}},
        {"brazilian",
         {.size = 8, .crowning = ORACLE_MAN, .flying = 1, .backward = 1, .majority = 1}},
        {"international",
         {.size = 10, .crowning = ORACLE_MAN, .flying = 1, .backward = 1, .majority = 1}},
        {"canadian",
         {.size = 12, .crowning = ORACLE_MAN, .flying = 1, .backward = 1, .majority = 1}},
    };
    size_t length = strcspn(rules, ","), i = 0;
    while (strlen(games[i].name) != length || strncmp(games[i].name, rules, length) != 0)
        i++;
    const struct oracle *game = &games[i].board;
    struct oracle board;
    oracle_start(&board, rules[length] ? atoi(rules + length + strlen(",size=")) : game->size);
    board.crowning = game->crowning;
    board.flying = game->flying;
    board.backward = game->backward;
    board.majority = game->majority;
    return board;
}

// Puts the pieces of a FEN on a board in place of those of the start.
static void set_up(struct oracle *board, const char *fen)
{
    memset(board->cells, '.', sizeof board->cells);
    board->turn = *fen++ == 'B' ? 'r' : 'w';
    for (char man = 'r'; *fen;) {
        if (*fen == ':')
            man = fen[1] == 'B' ? 'r' : 'w';
        fen += *fen == ':' ? 2 : *fen == ',';
        bool king = *fen == 'K';
        oracle_put(board, (int)strtol(fen + king, (char **)&fen, 10),
                   king ? (char)toupper(man) : man);
    }
}

static void perft_row(char *row)
{
    char *rest = NULL;
    const char *rules = strtok_r(row, "\t", &rest), *position = strtok_r(NULL, "\t", &rest);
    const char *custom = strtok_r(NULL, "\t", &rest);
    char *counts = strtok_r(NULL, "\t", &rest);
    struct oracle board = start_of(rules);
    if (strcmp(position, "start") != 0)
        set_up(&board, position);
    int depth = 0;
    for (char *count = strtok(counts, " "); count; count = strtok(NULL, " ")) {
        long long wanted = atoll(count);
        depth++;
        if (wanted > MOST)
            break;
        char what[1024];
        snprintf(what, sizeof what, "perft %s %s %s, depth %d", rules, position, custom, depth);
        expect(what, (long long)oracle_perft(&board, depth, strcmp(custom, "merged") == 0),
               wanted);
    }
    expect("a row has counts", depth > 3, true);
}

static void published_counts(void)
{
    FILE *file = fopen(TEST_DATA "/perft.tsv", "r");
    char row[1024];
    int rows = 0;
    while (file && fgets(row, sizeof row, file))
        if (row[0] != '#') {
            perft_row(row);
            rows++;
        }
    if (file)
        fclose(file);
    expect("rows of perft.tsv", rows, 22);
}

// Places pieces such as "w11 R6" on an 8 x 8 board, w or r to move.
static struct oracle place(char turn, const char *pieces)
{
    struct oracle board;
    oracle_empty(&board, 8);
    board.turn = turn;
    for (; *pieces; pieces += strspn(pieces, " ")) {
        char piece = *pieces++;
        oracle_put(&board, (int)strtol(pieces, (char **)&pieces, 10), piece);
    }
    return board;
}

// Two loops from 11 to 4 take the same five men; the third capture takes one.
static void loops(void)
{
    struct oracle board = place('w', "W11 r8 r15 r16 r23 r24");
    struct oracle_list list = oracle_moves(&board);
    static const uint16_t paths[3][6] = {
        {11, 4}, {11, 18, 27, 20, 11, 4}, {11, 20, 27, 18, 11, 4}};
    expect("loops", (long long)list.count, 3);
    for (size_t i = 0; i < list.count && i < 3; i++) {
        expect("captures of a loop", (long long)list.moves[i].captures, i == 0 ? 1 : 5);
        expect("path of a loop",
               memcmp(list.moves[i].path, paths[i], (list.moves[i].captures + 1) * 2), 0);
    }
    oracle_release(&list);
    expect("loops apart", (long long)oracle_perft(&board, 1, false), 3);
    expect("loops merged", (long long)oracle_perft(&board, 1, true), 2);
}

static void outcomes(void)
{
    struct oracle board = place('r', "W1");
    expect("no pieces", oracle_outcome(&board), ORACLE_WHITE);
    board = place('r', "r5 w9 w14");
    expect("blocked", oracle_outcome(&board), ORACLE_WHITE);
    board.quiet = 80;
    expect("blocked at the counter's limit", oracle_outcome(&board), ORACLE_WHITE);
    board = place('w', "W1 R32");
    board.quiet = 79;
    expect("one ply to go", oracle_outcome(&board), ORACLE_OPEN);
    board.quiet = 80;
    expect("at the counter's limit", oracle_outcome(&board), ORACLE_DRAW);
    board.limit = 0;
    expect("no limit", oracle_outcome(&board), ORACLE_OPEN);
}

// The value of the move from-to on the board, h = 4.
static int value_of(const struct oracle *board, uint16_t from, uint16_t to)
{
    static const struct oracle_weights weights = {100, 150, 2, 10};
    struct oracle_list list = oracle_moves(board);
    int value = ORACLE_WIN;
    for (size_t i = 0; i < list.count; i++) {
        const struct oracle_move *move = &list.moves[i];
        if (move->path[0] == from && move->path[move->captures ? move->captures : 1] == to) {
            struct oracle next = *board;
            oracle_make(&next, move);
            value = -oracle_minimax(&next, &weights, 3, 1);
        }
    }
    oracle_release(&list);
    return value;
}

// The values of a known game: the proposal of greedy, the best moves, and the rest.
static void known_values(void)
{
    struct oracle board = place('r', "w19 w21 w28 w29 w30 w32 r1 r2 r4 r7 r8 r12");
    expect("12-16", value_of(&board, 12, 16), -210);
    expect("7-10", value_of(&board, 7, 10), -4);
    expect("7-11", value_of(&board, 7, 11), -4);
    expect("8-11", value_of(&board, 8, 11), -4);
    expect("1-5", value_of(&board, 1, 5), -14);
    board = place('r', "w17 w19 w22 w23 w24 w25 w28 w29 w30 w31 w32 "
                       "r1 r2 r3 r4 r5 r6 r7 r8 r12 r13 r20 r21");
    expect("20x27", value_of(&board, 20, 27), 110);
    board = place('r', "W1 r5 R14");
    expect("evaluation of a position",
           oracle_evaluate(&board, &(struct oracle_weights){100, 150, 2, 10}), 102);
}

int main(void)
{
    published_counts();
    loops();
    outcomes();
    known_values();
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
