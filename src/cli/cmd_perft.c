// SPDX-License-Identifier: MIT
//
// checkers perft: counts of move sequences, apart or against what is published.
#include "command.h"
#include "output.h"
#include "setup.h"
#include "show.h"
#include <inttypes.h>
#include <stdlib.h>

// What the suite counts without being given a depth: up to so many sequences, some seconds
// each.
#define SUITE_COUNT UINT64_C(1000000000)

// Sets options whose table, if there is to be one, is freed by the caller.
static enum ck_status set_options(const struct options *options, const ck_rules *rules,
                                  bool unique, ck_shard shard, ck_perft_options *perft)
{
    *perft = (ck_perft_options){.unique = unique, .threads = options->threads, .shard = shard};
    if (options->hash == 0)
        return CK_OK;
    return ck_perft_table_new(&perft->table, rules, (size_t)options->hash << 20);
}

static void write_depth(const struct options *options, int depth, uint64_t count)
{
    struct json json = {0};
    if (options->format == FORMAT_TEXT) {
        printf("%d %" PRIu64 "\n", depth, count);
    } else {
        json_object(&json, NULL);
        json_integer(&json, "depth", depth);
        json_count(&json, "count", count);
        json_object_end(&json);
    }
    output_flush();
}

static void write_part(const struct options *options, const ck_position *position, ck_move move,
                       uint64_t count)
{
    struct json json = {0};
    char *text = move_text(position, move);
    if (options->format == FORMAT_TEXT) {
        printf("%s %" PRIu64 "\n", text, count);
    } else {
        json_object(&json, NULL);
        json_text(&json, "move", text);
        json_count(&json, "count", count);
        json_object_end(&json);
    }
    free(text);
    output_flush();
}

static void write_total(const struct options *options, uint64_t total)
{
    struct json json = {0};
    if (options->format == FORMAT_TEXT) {
        printf("total %" PRIu64 "\n", total);
    } else {
        json_object(&json, NULL);
        json_count(&json, "total", total);
        json_object_end(&json);
    }
}

// Counts each depth up to the last, whose count is *last.
static enum ck_status count_depths(const struct options *options, const ck_position *position,
                                   int depth, const ck_perft_options *perft, uint64_t *last)
{
    for (int d = depth > 0 ? 1 : 0; d <= depth; d++) {
        enum ck_status status = ck_perft(position, d, perft, last);
        if (status != CK_OK)
            return status;
        write_depth(options, d, *last);
    }
    return CK_OK;
}

// Counts behind one first move and prints it.
static enum ck_status count_behind(const struct options *options, const ck_position *position,
                                   ck_move move, int depth, const ck_perft_options *perft,
                                   uint64_t *count)
{
    ck_position *after = NULL;
    enum ck_status status = ck_position_copy(&after, position);
    if (status == CK_OK)
        status = ck_position_play(after, move);
    if (status == CK_OK)
        status = ck_perft(after, depth - 1, perft, count);
    if (status == CK_OK)
        write_part(options, position, move, *count);
    ck_position_free(after);
    return status;
}

static enum ck_status count_divided(const struct options *options, const ck_position *position,
                                    int depth, const ck_perft_options *perft, uint64_t *total)
{
    ck_move *moves = NULL;
    size_t count = 0;
    enum ck_status status = options->unique ? ck_position_list_merged(position, &moves, &count)
                                            : ck_position_list(position, &moves, &count);
    *total = 0;
    for (size_t i = 0; i < count && status == CK_OK; i++) {
        uint64_t part = 0;
        status = count_behind(options, position, moves[i], depth, perft, &part);
        if (status == CK_OK && part > UINT64_MAX - *total)
            status = CK_LIMIT;
        *total += part;
    }
    free(moves);
    if (status == CK_OK)
        write_total(options, *total);
    return status;
}

static int count_position(const struct options *options, const ck_position *position, int depth)
{
    uint64_t count = 0;
    ck_shard shard;
    if (!setup_shard(options, &shard))
        return EXIT_WRONG;
    ck_perft_options perft;
    enum ck_status status =
        set_options(options, ck_position_rules(position), options->unique, shard, &perft);
    ck_outcome outcome = ck_position_outcome(position);
    if (outcome.result != CK_UNFINISHED)
        show_over(stderr, outcome, ck_position_rules(position));
    if (status == CK_OK)
        status = options->divide ? count_divided(options, position, depth, &perft, &count)
                                 : count_depths(options, position, depth, &perft, &count);
    ck_perft_table_free(perft.table);
    if (status != CK_OK)
        return setup_fail(options, status);
    if (options_given(options, "expect") && count != options->expect) {
        fail("expected %" PRIu64 " at depth %d, counted %" PRIu64, options->expect, depth,
             count);
        return EXIT_NO;
    }
    return EXIT_DONE;
}

// "8 x 8", to be freed.
static char *board_text(const ck_rules *rules)
{
    char *text = memory_need(16, 1);
    snprintf(text, 16, "%d x %d", rules->size, rules->size);
    return text;
}

static void write_suite(const struct options *options, const ck_perft_row *row, int depth,
                        uint64_t count)
{
    struct json json = {0};
    uint64_t published = row->counts[depth - 1];
    const char *fen = row->fen ? row->fen : "start";
    if (options->format == FORMAT_TEXT) {
        char *board =
            rules_english(&row->rules) ? board_text(&row->rules) : rules_text(&row->rules);
        printf("[%s] %s %s%s, depth %d: %" PRIu64, count == published ? "pass" : "FAIL", board,
               fen, row->unique ? ", unique" : "", depth, count);
        free(board);
        if (count != published)
            printf(", published is %" PRIu64, published);
        putchar('\n');
    } else {
        json_object(&json, NULL);
        json_rules(&json, &row->rules);
        json_integer(&json, "size", row->rules.size);
        json_text(&json, "fen", row->fen);
        json_bool(&json, "unique", row->unique);
        json_integer(&json, "depth", depth);
        json_count(&json, "count", count);
        json_count(&json, "published", published);
        json_bool(&json, "pass", count == published);
        json_object_end(&json);
    }
    output_flush();
}

// Counts a row up to a depth, 0 for what takes some seconds. Adds to *left and *differ.
static enum ck_status count_row(const struct options *options, const ck_perft_row *row,
                                int depth, int *left, int *differ)
{
    ck_perft_options perft;
    ck_position *position = NULL;
    enum ck_status status =
        set_options(options, &row->rules, row->unique, (ck_shard){0}, &perft);
    if (status != CK_OK)
        return status;
    status_need(row->fen ? ck_fen_read(&position, &row->rules, row->fen, NULL)
                         : ck_position_new(&position, &row->rules));
    for (int d = 1; d <= CK_PERFT_ROW_DEPTHS && row->counts[d - 1] > 0; d++) {
        uint64_t count = 0;
        if (depth > 0 ? d > depth : row->counts[d - 1] > SUITE_COUNT) {
            ++*left;
            continue;
        }
        status = ck_perft(position, d, &perft, &count);
        if (status != CK_OK)
            break;
        write_suite(options, row, d, count);
        *differ += count != row->counts[d - 1];
    }
    ck_perft_table_free(perft.table);
    ck_position_free(position);
    return status;
}

static int count_suite(const struct options *options, int depth)
{
    size_t rows;
    const ck_perft_row *suite = ck_perft_suite(&rows);
    int left = 0, differ = 0;
    for (size_t i = 0; i < rows; i++) {
        enum ck_status status = count_row(options, &suite[i], depth, &left, &differ);
        if (status != CK_OK)
            return setup_fail(options, status);
    }
    if (left > 0)
        fprintf(stderr, "left out %d deeper counts, which a greater DEPTH includes\n", left);
    return differ == 0 ? EXIT_DONE : EXIT_NO;
}

// Refuses what the suite cannot be combined with.
static bool suite_alone(const struct options *options)
{
    static const char *const others[] = {"fen",         "moves",  "rules",  "size",   "quiet",
                                         "quiet-limit", "divide", "unique", "expect", "shard"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (options_given(options, others[i])) {
            fail("--suite has positions and counts of its own; leave out --%s", others[i]);
            return false;
        }
    }
    return true;
}

static int run(const struct options *options, int argc, char **argv)
{
    uint64_t depth = 0, depth_min = options->divide || options->suite ? 1 : 0;
    if (argc == 1 && !number_read("DEPTH", argv[0], depth_min, CK_PERFT_DEPTH_MAX, &depth))
        return EXIT_WRONG;
    if (options->suite)
        return suite_alone(options) ? count_suite(options, (int)depth) : EXIT_WRONG;
    if (argc == 0)
        return fail("perft needs DEPTH, such as \"checkers perft 7\"");
    ck_game *game = setup_game(options);
    if (!game)
        return EXIT_WRONG;
    int code = count_position(options, ck_game_position(game), (int)depth);
    ck_game_free(game);
    return code;
}

const struct command cmd_perft = {
    .name = "perft",
    .summary = "count the sequences of legal moves",
    .arguments = "[DEPTH]",
    .details =
        "Shows the number of sequences of 1, 2, ... up to DEPTH moves, a line a depth. "
        "A table (--hash) and threads make it faster and change no count. --shard counts "
        "one of N shares, which add up to the whole, line by line. --suite "
        "counts what is published, without DEPTH as far as it takes some seconds, and "
        "takes neither a position nor --divide, --unique, --expect or --shard.",
    .options = "divide unique expect suite shard hash=0 threads " POSITION_OPTIONS,
    .example = "perft 9\n"
               "perft 7 --expect 179740\n"
               "perft 5 --divide --fen B:W18,19,21,23,24,26,29-31:B1-4,6,7,9-12\n"
               "perft 14 --shard 2/8 --threads 4\n"
               "perft --suite 8 --threads 2",
    .arguments_max = 1,
    .run = run,
};
