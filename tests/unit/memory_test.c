// SPDX-License-Identifier: MIT
//
// Failed allocations: each call of malloc, calloc and realloc fails once, and once with all that
// follow. The answer is then CK_NO_MEMORY, and nothing leaks. Linked with --wrap.
#include "support.h"

#include <stdatomic.h>
#include <stdlib.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

static atomic_int calls, fail_at, live; // fail_at 0: never
static bool lasting;                    // the calls after fail_at fail too

static bool fails(void)
{
    int call = ++calls, wanted = fail_at;
    return wanted > 0 && (call == wanted || (lasting && call > wanted));
}

void *__wrap_malloc(size_t size)
{
    void *memory = fails() ? NULL : __real_malloc(size);
    live += memory != NULL;
    return memory;
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *memory = fails() ? NULL : __real_calloc(count, size);
    live += memory != NULL;
    return memory;
}

void *__wrap_realloc(void *memory, size_t size)
{
    void *moved = fails() ? NULL : __real_realloc(memory, size);
    live += memory == NULL && moved != NULL;
    return moved;
}

void __wrap_free(void *memory)
{
    live -= memory != NULL;
    __real_free(memory);
}

// Runs a scenario with its first, second, ... allocation failing until there are no more.
static void starve(enum ck_status (*scenario)(int size), int size)
{
    for (int mode = 0; mode < 2; mode++) {
        lasting = mode == 1;
        for (int n = 1;; n++) {
            calls = 0;
            live = 0;
            fail_at = n;
            enum ck_status status = scenario(size);
            fail_at = 0;
            assert_int_equal(live, 0);
            if (calls < n) {
                assert_int_equal(status, CK_OK);
                assert_true(n > 1);
                break;
            }
            assert_int_equal(status, CK_NO_MEMORY);
        }
    }
}

static ck_position *start_of(int size)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    if (ck_position_new(&position, &rules) != CK_OK)
        assert_null(position);
    return position;
}

static bool pass_by(void *context, const ck_full_move *m)
{
    (void)context;
    return m->squares == 2;
}

static enum ck_status use_position(int size)
{
    ck_position *copy = NULL, *position = start_of(size);
    if (!position)
        return CK_NO_MEMORY;
    ck_move *moves = NULL;
    size_t count = 0;
    enum ck_status status = ck_position_copy(&copy, position);
    if (status == CK_OK)
        status = ck_position_list(position, &moves, &count);
    if (status == CK_OK) {
        uint16_t path[2];
        if (ck_move_path(position, moves[1], path) == 0)
            status = CK_NO_MEMORY;
    }
    ck_move *merged = NULL;
    if (status == CK_OK)
        status = ck_position_list_merged(position, &merged, &count);
    if (status == CK_OK)
        status = ck_position_visit(position, pass_by, NULL);
    if (status == CK_OK)
        status = ck_position_play(position, moves[1]);
    if (status != CK_OK && copy)
        assert_true(ck_position_equal(position, copy));
    free(merged);
    free(moves);
    ck_position_free(copy);
    ck_position_free(position);
    return status;
}

// A king on square 7, and a step of it on each of the sizes below.
static enum ck_status read_notation(int size)
{
    const char *step = size == 4 ? "7-5" : size == 8 ? "7-10" : size == 12 ? "7-13" : "7-19";
    ck_rules rules = ck_rules_english(size);
    ck_position *position = NULL;
    ck_error error = {0};
    ck_move move;
    enum ck_status status = ck_fen_read(&position, &rules, "W:WK7:B1,2", &error);
    if (status == CK_OK)
        status = ck_move_read(position, step, &move, &error);
    else
        assert_null(position);
    assert_int_equal(error.status, status);
    ck_position_free(position);
    return status;
}

static enum ck_status play_game(int size)
{
    ck_position *start = start_of(size);
    ck_game *game = NULL;
    ck_error error = {0};
    if (!start)
        return CK_NO_MEMORY;
    enum ck_status status = ck_game_new(&game, start);
    for (int i = 0; i < 5 && status == CK_OK; i++) {
        size_t plies = ck_game_plies(game);
        status = ck_game_play_text(game, i % 2 ? "9-13" : "11-15", &error);
        if (status == CK_OK)
            status = ck_game_undo(game);
        assert_int_equal(ck_game_plies(game), plies);
    }
    ck_game_free(game);
    ck_position_free(start);
    return status;
}

// More plies than a new game has room for.
static enum ck_status play_long_game(int size)
{
    ck_rules rules = {.size = size, .quiet_limit = 0};
    ck_position *position = NULL;
    ck_game *game = NULL;
    static const char *const shuffle[] = {"1-5", "32-28", "5-1", "28-32"};
    enum ck_status status = ck_fen_read(&position, &rules, "W:WK1:BK32", NULL);
    if (status == CK_OK)
        status = ck_game_new(&game, position);
    for (size_t i = 0; i < 150 && status == CK_OK; i++) {
        status = ck_game_play_text(game, shuffle[i % 4], NULL);
        assert_int_equal(ck_game_plies(game), i + (status == CK_OK));
    }
    ck_game_free(game);
    ck_position_free(position);
    return status;
}

static enum ck_status count_moves(int size)
{
    ck_position *position = start_of(size);
    uint64_t count = 0;
    if (!position)
        return CK_NO_MEMORY;
    enum ck_status status = CK_OK;
    for (int i = 0; i < 4 && status == CK_OK; i++) {
        ck_perft_options options = {.unique = i % 2, .threads = 1 + i / 2 * 2};
        if (i % 2)
            status = ck_perft_table_new(&options.table, ck_position_rules(position), 4096);
        if (status == CK_OK)
            status = ck_perft(position, 5, &options, &count);
        ck_perft_table_free(options.table);
    }
    ck_position_free(position);
    return status;
}

static enum ck_status search(int size)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = start_of(size);
    ck_search *work = NULL;
    ck_analysis analysis;
    if (!position)
        return CK_NO_MEMORY;
    ck_search_options options = ck_search_defaults();
    options.depth = 2;
    options.all = true;
    int values[CK_SIZE_MAX];
    enum ck_status status = ck_search_new(&work, &rules, 4096);
    for (int i = 0; i < 2 && status == CK_OK; i++)
        status = ck_search_run(work, position, &options, &analysis);
    if (status == CK_OK)
        status = ck_minimax(position, &options.weights, 2, values);
    ck_search_free(work);
    ck_position_free(position);
    return status;
}

static enum ck_status ask_gate(int size)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *position = start_of(size);
    ck_search *work = NULL;
    ck_verdict verdict;
    if (!position)
        return CK_NO_MEMORY;
    ck_gate_options options = ck_gate_defaults();
    options.horizon = 2;
    enum ck_status status = ck_search_new(&work, &rules, 0);
    if (status == CK_OK)
        status = ck_gate_check_text(work, position, &options, "11-15", &verdict, NULL);
    if (status == CK_OK)
        status = ck_gate_check_text(work, position, &options, "1-2", &verdict, NULL);
    ck_search_free(work);
    ck_position_free(position);
    return status;
}

static enum ck_status play_match(int size)
{
    static const char *const names[] = {"random", "greedy", "search:depth=1:hash=0",
                                        "gated:horizon=1:hash=0"};
    ck_rules rules = ck_rules_english(size);
    ck_position *position = start_of(size);
    if (!position)
        return CK_NO_MEMORY;
    enum ck_status status = CK_OK;
    for (int i = 0; i < 4 && status == CK_OK; i += 2) {
        ck_agent *agents[2] = {NULL, NULL};
        ck_game *game = NULL;
        ck_outcome outcome;
        ck_error error = {0};
        status = ck_agent_new(&agents[0], names[i], &rules, NULL, &error);
        if (status == CK_OK)
            status = ck_agent_new(&agents[1], names[i + 1], &rules, NULL, &error);
        assert_int_equal(error.status, status);
        if (status == CK_OK)
            status = ck_game_new(&game, position);
        if (status == CK_OK)
            status = ck_match_play(game, agents, &(ck_match_options){.max_plies = 6}, &outcome);
        ck_game_free(game);
        ck_agent_free(agents[0]);
        ck_agent_free(agents[1]);
    }
    ck_position_free(position);
    return status;
}

static enum ck_status report_of_threads(int size, int threads)
{
    ck_report_options options = ck_report_defaults();
    ck_report *report = NULL;
    ck_error error = {0};
    options.rules = (ck_rules){.size = size, .quiet_limit = 4};
    options.pairings = "gated:hash=0:horizon=1/random,random/greedy";
    options.openings = 1;
    options.opening_plies = 1;
    options.audit = true;
    options.threads = threads;
    enum ck_status status = ck_report_new(&report, &options, &error);
    assert_int_equal(error.status, status);
    if (status != CK_OK)
        assert_null(report);
    ck_report_free(report);
    return status;
}

static enum ck_status report(int size)
{
    return report_of_threads(size, 1);
}

static enum ck_status report_by_threads(int size)
{
    return report_of_threads(size, 2);
}

// One board of each width that the library is compiled for.
static const int sizes[] = {4, 8, 12, 24};

static void positions(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++)
        starve(use_position, sizes[i]);
}

static void notation(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++)
        starve(read_notation, sizes[i]);
}

static void games(void **state)
{
    (void)state;
    starve(play_game, 8);
    starve(play_long_game, 8);
}

static void counts(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++)
        starve(count_moves, sizes[i]);
}

static void searches(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++)
        starve(search, sizes[i]);
}

static void gates(void **state)
{
    (void)state;
    starve(ask_gate, 8);
}

static void matches(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++)
        starve(play_match, sizes[i]);
}

static void reports(void **state)
{
    (void)state;
    starve(report, 4);
    starve(report_by_threads, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions), cmocka_unit_test(notation), cmocka_unit_test(games),
        cmocka_unit_test(counts),    cmocka_unit_test(searches), cmocka_unit_test(gates),
        cmocka_unit_test(matches),   cmocka_unit_test(reports),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
