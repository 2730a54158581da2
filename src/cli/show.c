// SPDX-License-Identifier: MIT
//
// What several commands show in the same words: positions, moves, lines, outcomes and checks.
#include "show.h"
#include "output.h"
#include "utf8.h"
#include "wrap.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *fen_text(const ck_position *position)
{
    size_t size = ck_fen_write(position, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_fen_write(position, text, size);
    return text;
}

char *move_text(const ck_position *position, ck_move move)
{
    size_t size = ck_move_write(position, move, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_move_write(position, move, text, size);
    return text;
}

char *line_text(const ck_position *position, const ck_move *line, size_t length,
                bool mark_crowned)
{
    size_t size = ck_line_write(position, line, length, mark_crowned, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_line_write(position, line, length, mark_crowned, text, size);
    return text;
}

char *game_text(const ck_game *game)
{
    size_t plies = ck_game_plies(game);
    ck_move *moves = memory_need(plies, sizeof *moves);
    for (size_t ply = 0; ply < plies; ply++)
        moves[ply] = ck_game_move_at(game, ply);
    char *text = line_text(ck_game_position_at(game, 0), moves, plies, false);
    free(moves);
    return text;
}

char *outcome_text(ck_outcome outcome, const ck_rules *rules)
{
    size_t size = ck_outcome_write(outcome, rules, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_outcome_write(outcome, rules, text, size);
    return text;
}

char *rules_text(const ck_rules *rules)
{
    size_t size = ck_rules_write(rules, NULL, 0) + 1;
    char *text = memory_need(size, 1);
    ck_rules_write(rules, text, size);
    return text;
}

bool rules_english(const ck_rules *rules)
{
    ck_rules english = ck_rules_english(rules->size);
    english.quiet_limit = rules->quiet_limit;
    return ck_rules_equal(&english, rules);
}

const char *side_name(enum ck_side side)
{
    return side == CK_RED ? "Red" : "White";
}

const char *result_name(enum ck_result result)
{
    switch (result) {
    case CK_RED_WINS:
        return "Red wins";
    case CK_WHITE_WINS:
        return "White wins";
    case CK_DRAWN:
        return "drawn";
    case CK_UNFINISHED:
        break;
    }
    return "unfinished";
}

void show_over(FILE *out, ck_outcome outcome, const ck_rules *rules)
{
    char *reason = outcome_text(outcome, rules);
    fprintf(out, "the game is over: %s, %s\n", result_name(outcome.result), reason);
    free(reason);
}

void show_board(const ck_position *position, int indent)
{
    static const char signs[] = {[CK_EMPTY] = '.',
                                 [CK_RED_MAN] = 'r',
                                 [CK_RED_KING] = 'R',
                                 [CK_WHITE_MAN] = 'w',
                                 [CK_WHITE_KING] = 'W'};
    int size = ck_position_rules(position)->size, square = 1;
    for (int row = 0; row < size; row++) {
        printf("%*s", indent + (row % 2 == 0 ? 2 : 0), "");
        for (int i = 0; i < size / 2; i++)
            printf("%s%c", i > 0 ? "   " : "", signs[ck_position_piece(position, square++)]);
        putchar('\n');
    }
}

char *refutation_text(const ck_position *position, const ck_verdict *verdict)
{
    static const char words[] = "after %s, best play goes %s";
    if (verdict->act || !verdict->legal || verdict->line_length < 2)
        return NULL;
    ck_position *after = NULL;
    status_need(ck_position_copy(&after, position));
    status_need(ck_position_play(after, verdict->proposal));
    char *proposal = move_text(position, verdict->proposal);
    char *line = line_text(after, verdict->line + 1, verdict->line_length - 1, true);
    size_t size = sizeof words + strlen(proposal) + strlen(line);
    char *text = memory_need(size, 1);
    snprintf(text, size, words, proposal, line);
    free(line);
    free(proposal);
    ck_position_free(after);
    return text;
}

void show_checks(const ck_position *position, const ck_verdict *verdict, int indent)
{
    for (int i = 0; i < verdict->checks_run; i++) {
        const ck_check *check = &verdict->checks[i];
        char detail[4 * sizeof check->detail];
        utf8_plain(check->detail, detail, sizeof detail); // which may quote the proposal
        wrap_paragraph(indent, 7, "[%s] %s: %s", check->pass ? "pass" : "FAIL", check->name,
                       detail);
    }
    char *why = refutation_text(position, verdict);
    if (why)
        wrap_paragraph(indent, 5, "why: %s", why);
    free(why);
}

void json_rules(struct json *json, const ck_rules *rules)
{
    if (rules_english(rules))
        return;
    char *text = rules_text(rules);
    json_text(json, "rules", text);
    free(text);
}

void json_fen(struct json *json, const char *key, const ck_position *position)
{
    char *text = fen_text(position);
    json_text(json, key, text);
    free(text);
}

void json_move(struct json *json, const char *key, const ck_position *position, ck_move move)
{
    char *text = move_text(position, move);
    json_text(json, key, text);
    free(text);
}

void json_line(struct json *json, const char *key, const ck_position *position,
               const ck_move *line, size_t length)
{
    char *text = line_text(position, line, length, false);
    json_array(json, key);
    for (char *word = text; *word != '\0';) {
        size_t used = strcspn(word, " ");
        char *next = word + used + (word[used] == ' ');
        word[used] = '\0';
        json_text(json, NULL, word);
        word = next;
    }
    json_array_end(json);
    free(text);
}

void json_outcome(struct json *json, ck_outcome outcome, const ck_rules *rules)
{
    char *reason = outcome_text(outcome, rules);
    const char *winner = outcome.result == CK_RED_WINS     ? ck_side_text(CK_RED)
                         : outcome.result == CK_WHITE_WINS ? ck_side_text(CK_WHITE)
                                                           : NULL;
    json_text(json, "result", ck_result_text(outcome.result));
    json_text(json, "winner", winner);
    json_text(json, "reason", reason);
    free(reason);
}

void json_checks(struct json *json, const ck_position *position, const ck_verdict *verdict)
{
    json_array(json, "checks");
    for (int i = 0; i < verdict->checks_run; i++) {
        json_object(json, NULL);
        json_text(json, "name", verdict->checks[i].name);
        json_bool(json, "pass", verdict->checks[i].pass);
        json_text(json, "detail", verdict->checks[i].detail);
        if (i == CK_CHECK_NO_MATERIAL_BLUNDER) {
            json_integer(json, "value", verdict->value);
            json_move(json, "best", position, verdict->best);
            json_integer(json, "best_value", verdict->best_value);
        }
        json_object_end(json);
    }
    json_array_end(json);
}
