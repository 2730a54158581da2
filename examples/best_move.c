// SPDX-License-Identifier: MIT
//
// Prints the best move of a position, its exact value and the line behind it:
//
//   best_move "B:W19,21,28,29,30,32:B1,2,4,7,8,12"
#include <checkers/checkers.h>
#include <stdio.h>

enum { DEPTH = 8, TABLE_BYTES = 1 << 24 };

static void print_analysis(const ck_position *position, const ck_analysis *analysis)
{
    const ck_scored_move *best = &analysis->best;
    char move[CK_MOVE_TEXT_SIZE], value[64], line[1024];
    ck_move_write(position, best->move, move, sizeof move);
    ck_value_write(best->value, value, sizeof value);
    ck_line_write(position, best->line, best->line_length, true, line, sizeof line);
    printf("best   %s\n", move);
    printf("value  %s at depth %d\n", value, analysis->depth);
    printf("line   %s\n", line);
}

static enum ck_status analyze(const ck_position *position)
{
    ck_search *search;
    enum ck_status status = ck_search_new(&search, ck_position_rules(position), TABLE_BYTES);
    if (status != CK_OK)
        return status;
    ck_search_options options = ck_search_defaults();
    options.depth = DEPTH;
    ck_analysis analysis;
    status = ck_search_run(search, position, &options, &analysis);
    if (status == CK_OK)
        print_analysis(position, &analysis);
    ck_search_free(search);
    return status;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: best_move FEN\n");
        return 2;
    }
    ck_rules rules = ck_rules_english(8);
    ck_position *position;
    ck_error error;
    if (ck_fen_read(&position, &rules, argv[1], &error) != CK_OK) {
        fprintf(stderr, "best_move: %s\n", error.message);
        return 2;
    }
    enum ck_status status = analyze(position);
    ck_position_free(position);
    if (status != CK_OK)
        fprintf(stderr, "best_move: %s\n", ck_status_text(status));
    return status == CK_OK ? 0 : 1;
}
