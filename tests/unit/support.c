// SPDX-License-Identifier: MIT
//
// What the unit tests share.
#include "support.h"

#include <stdlib.h>
#include <string.h>

ck_position *position_of(const char *fen)
{
    return position_of_size(fen, 8);
}

static ck_position *read_fen(const ck_rules *rules, const char *fen)
{
    ck_position *position = NULL;
    ck_error error = {0};
    if (ck_fen_read(&position, rules, fen, &error) != CK_OK)
        fail_msg("%s: %s", fen, error.message);
    return position;
}

ck_position *position_of_size(const char *fen, int size)
{
    ck_rules rules = ck_rules_english(size);
    return read_fen(&rules, fen);
}

ck_rules rules_of(const char *text)
{
    ck_rules rules = {0};
    ck_error error = {0};
    if (ck_rules_read(text, &rules, &error) != CK_OK)
        fail_msg("%s: %s", text, error.message);
    return rules;
}

ck_position *position_under(const char *rules_text, const char *fen)
{
    ck_rules rules = rules_of(rules_text);
    if (fen)
        return read_fen(&rules, fen);
    ck_position *position = NULL;
    assert_int_equal(ck_position_new(&position, &rules), CK_OK);
    return position;
}

const char *moves_of(const ck_position *position)
{
    static char text[TEXT];
    ck_move *moves = NULL;
    size_t count = 0, length = 0;
    assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
    text[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            text[length++] = ' ';
        length += ck_move_write(position, moves[i], text + length, TEXT - length);
        assert_true(length + 2 < TEXT);
    }
    free(moves);
    return text;
}

ck_move move_of(const ck_position *position, const char *text)
{
    ck_move move = {0};
    ck_error error = {0};
    if (ck_move_read(position, text, &move, &error) != CK_OK)
        fail_msg("%s: %s", text, error.message);
    return move;
}

void play(ck_position *position, const char *text)
{
    assert_int_equal(ck_position_play(position, move_of(position, text)), CK_OK);
}

void assert_moves(const char *fen, const char *moves)
{
    ck_position *position = position_of(fen);
    assert_string_equal(moves_of(position), moves);
    ck_position_free(position);
}

void assert_outcome(const ck_position *position, enum ck_result result, enum ck_reason reason)
{
    ck_outcome outcome = ck_position_outcome(position);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.reason, reason);
}

ck_perft_table *table_for(const ck_position *position, size_t bytes)
{
    ck_perft_table *table = NULL;
    if (bytes > 0)
        assert_int_equal(ck_perft_table_new(&table, ck_position_rules(position), bytes), CK_OK);
    return table;
}

// xorshift64*, S. Vigna, "An experimental exploration of Marsaglia's xorshift generators" (2016).
uint64_t roll(struct dice *dice, uint64_t sides)
{
    uint64_t x = dice->state ? dice->state : 88172645463325252u;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    dice->state = x;
    return (x * 0x2545F4914F6CDD1Du >> 32) % sides;
}

ck_rules combination(int number, int size)
{
    return (ck_rules){
        .size = size,
        .crowning = (enum ck_crowning)(number / 16),
        .flying = number & 1,
        .backward = number >> 1 & 1,
        .majority = number >> 2 & 1,
        .quiet_limit = 20,
        .quiet_reset = number >> 3 & 1 ? CK_RESET_CROWNING : CK_RESET_MAN_MOVE,
    };
}

enum { LONG_LIST = 64 }; // of a longer one a few moves are asked about, not all

static const char letters[] = {
    [CK_EMPTY] = '.',     [CK_RED_MAN] = 'r',    [CK_RED_KING] = 'R',
    [CK_WHITE_MAN] = 'w', [CK_WHITE_KING] = 'W',
};

static const enum oracle_crowning crownings[] = {
    [CK_CROWNING_ENDS] = ORACLE_ENDS,
    [CK_CROWNING_MAN] = ORACLE_MAN,
    [CK_CROWNING_KING] = ORACLE_KING,
};

void oracle_adopt(struct oracle *board, const ck_rules *rules)
{
    assert_int_equal(board->size, rules->size);
    board->limit = rules->quiet_limit;
    board->crowning = crownings[rules->crowning];
    board->flying = rules->flying;
    board->backward = rules->backward;
    board->majority = rules->majority;
    board->men_are_quiet = rules->quiet_reset == CK_RESET_CROWNING;
}

static ck_rules rules_of_oracle(const struct oracle *board)
{
    ck_rules rules = {
        .size = board->size,
        .flying = board->flying,
        .backward = board->backward,
        .majority = board->majority,
        .quiet_limit = board->limit,
        .quiet_reset = board->men_are_quiet ? CK_RESET_CROWNING : CK_RESET_MAN_MOVE,
    };
    while (crownings[rules.crowning] != board->crowning)
        rules.crowning++;
    return rules;
}

void oracle_of(struct oracle *board, const ck_position *position)
{
    const ck_rules *rules = ck_position_rules(position);
    oracle_empty(board, rules->size);
    oracle_adopt(board, rules);
    board->quiet = ck_position_quiet(position);
    board->turn = ck_position_turn(position) == CK_RED ? 'r' : 'w';
    for (int square = 1; square <= ck_rules_squares(rules); square++)
        oracle_put(board, square, letters[ck_position_piece(position, square)]);
}

ck_position *position_of_oracle(const struct oracle *board)
{
    ck_rules rules = rules_of_oracle(board);
    ck_position *position = NULL;
    assert_int_equal(ck_position_new_empty(&position, &rules), CK_OK);
    for (int square = 1; square <= board->size * board->size / 2; square++) {
        const char *letter = memchr(letters, oracle_piece(board, square), sizeof letters);
        enum ck_piece piece = (enum ck_piece)(letter - letters);
        assert_int_equal(ck_position_put(position, square, piece), CK_OK);
    }
    ck_position_set_turn(position, board->turn == 'r' ? CK_RED : CK_WHITE);
    assert_int_equal(ck_position_set_quiet(position, board->quiet), CK_OK);
    return position;
}

void assert_same_position(const ck_position *position, const struct oracle *board)
{
    assert_int_equal(ck_position_turn(position), board->turn == 'r' ? CK_RED : CK_WHITE);
    assert_int_equal(ck_position_quiet(position), board->quiet);
    for (int square = 1; square <= board->size * board->size / 2; square++)
        assert_int_equal(letters[ck_position_piece(position, square)],
                         oracle_piece(board, square));
}

static size_t squares_of(const struct oracle_move *move)
{
    return move->captures ? move->captures + 1 : 2;
}

static void assert_same_squares(const uint16_t *path, const uint16_t *captured, bool crowns,
                                const struct oracle_move *wanted)
{
    assert_memory_equal(path, wanted->path, squares_of(wanted) * sizeof *path);
    if (wanted->captures)
        assert_memory_equal(captured, wanted->captured, wanted->captures * sizeof *captured);
    assert_int_equal(crowns, wanted->crowns);
}

// A walk through the moves of the library beside those of the naive rule book.
struct walk {
    const struct oracle_list *list;
    size_t shown;
};

static bool show(void *context, const ck_full_move *m)
{
    struct walk *walk = context;
    assert_true(walk->shown < walk->list->count);
    const struct oracle_move *wanted = &walk->list->moves[walk->shown];
    assert_int_equal(m->move.index, walk->shown++);
    assert_int_equal(m->move.captures, wanted->captures);
    assert_int_equal(m->move.from, wanted->path[0]);
    assert_int_equal(m->move.to, wanted->path[squares_of(wanted) - 1]);
    assert_int_equal(m->squares, squares_of(wanted));
    assert_same_squares(m->path, m->captured, m->crowns, wanted);
    return true;
}

// What the library tells of one move.
static void assert_same_move(const ck_position *position, ck_move move,
                             const struct oracle_move *wanted)
{
    uint16_t *path = malloc((wanted->captures + 2) * sizeof *path);
    uint16_t *captured = malloc((wanted->captures + 1) * sizeof *captured);
    assert_true(path && captured);
    assert_int_equal(ck_move_path(position, move, path), squares_of(wanted));
    assert_int_equal(ck_move_captured(position, move, captured), wanted->captures);
    assert_same_squares(path, captured, ck_move_crowns(position, move), wanted);
    free(path);
    free(captured);
}

static void assert_same_merged(const ck_position *position, const struct oracle_list *list)
{
    ck_move *moves = NULL;
    size_t count = 0, kept = 0;
    assert_int_equal(ck_position_list_merged(position, &moves, &count), CK_OK);
    for (size_t i = 0; i < list->count; i++) {
        if (oracle_repeats(list, i))
            continue;
        assert_true(kept < count);
        assert_int_equal(moves[kept++].index, i);
    }
    assert_int_equal(kept, count);
    free(moves);
}

void assert_same_rules(const ck_position *position, const struct oracle *board)
{
    struct oracle_list list = oracle_moves(board);
    struct oracle_list none = {0};
    struct walk walk = {&list, 0};
    if (board->limit > 0 && board->quiet >= board->limit)
        walk.list = &none;
    ck_move *moves = NULL;
    size_t count = 0;
    assert_int_equal(ck_position_visit(position, show, &walk), CK_OK);
    assert_int_equal(walk.shown, walk.list->count);
    assert_int_equal(ck_position_list(position, &moves, &count), CK_OK);
    assert_int_equal(count, walk.list->count);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(moves[i].index, i);
        assert_int_equal(moves[i].from, list.moves[i].path[0]);
        assert_int_equal(moves[i].captures, list.moves[i].captures);
        if (count < LONG_LIST || i % (count / 3) == 0)
            assert_same_move(position, moves[i], &list.moves[i]);
    }
    assert_same_merged(position, walk.list);
    static const enum ck_result results[] = {
        [ORACLE_OPEN] = CK_UNFINISHED,
        [ORACLE_RED] = CK_RED_WINS,
        [ORACLE_WHITE] = CK_WHITE_WINS,
        [ORACLE_DRAW] = CK_DRAWN,
    };
    assert_int_equal(ck_position_outcome(position).result, results[oracle_outcome(board)]);
    free(moves);
    oracle_release(&list);
}

void oracle_wander(struct oracle *board, struct dice *dice, int plies)
{
    while (plies-- > 0 && oracle_outcome(board) == ORACLE_OPEN) {
        struct oracle_list list = oracle_moves(board);
        oracle_make(board, &list.moves[roll(dice, list.count)]);
        oracle_release(&list);
    }
}

void oracle_scatter(struct oracle *board, struct dice *dice, int men, int kings)
{
    int squares = board->size * board->size / 2, row = board->size / 2;
    for (int i = 0; i < men + kings; i++) {
        int square = 1 + (int)roll(dice, (uint64_t)squares);
        char piece = "rwRW"[roll(dice, 2) + (i < men ? 0 : 2)];
        bool crowning = piece == 'w' ? square <= row : square > squares - row;
        if (i >= men || !crowning)
            oracle_put(board, square, piece);
    }
    board->turn = "rw"[roll(dice, 2)];
}

int each_row(const char *file, void (*row)(char *fields[FIELDS]))
{
    char path[512], line[2048];
    snprintf(path, sizeof path, "%s/%s", TEST_DATA, file);
    FILE *stream = fopen(path, "r");
    assert_non_null(stream);
    int rows = 0;
    while (fgets(line, sizeof line, stream)) {
        if (line[0] == '#')
            continue;
        char *fields[FIELDS], *next = line;
        line[strcspn(line, "\n")] = '\0';
        for (int i = 0; i < FIELDS; i++) {
            fields[i] = next;
            next += strcspn(next, "\t");
            if (*next)
                *next++ = '\0';
        }
        row(fields);
        rows++;
    }
    fclose(stream);
    return rows;
}
