// SPDX-License-Identifier: MIT
//
// A person's seat: asks for moves on stdin and answers what a person types instead of one.
#define _POSIX_C_SOURCE 200809L

#include "seat.h"
#include "output.h"
#include "panel.h"
#include "show.h"
#include "stream.h"
#include "terminal.h"
#include "wrap.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Something to type other than a move. It says something, or it ends the question.
struct word {
    const char *name, *argument, *help;
    void (*say)(struct seat *seat, const ck_game *game, const char *argument, FILE *out);
    enum ck_answer answer; // where `say` is NULL
};

static void say_help(struct seat *seat, const ck_game *game, const char *argument, FILE *out);
static void say_moves(struct seat *seat, const ck_game *game, const char *argument, FILE *out);
static void say_hint(struct seat *seat, const ck_game *game, const char *argument, FILE *out);
static void say_fen(struct seat *seat, const ck_game *game, const char *argument, FILE *out);

static const struct word words[] = {
    {"?", "", "this list", say_help, CK_ANSWER_MOVE},
    {"moves", "", "number the legal moves", say_moves, CK_ANSWER_MOVE},
    {"hint", " [MOVE]", "what the gate says of a move or its number, or of all moves", say_hint,
     CK_ANSWER_MOVE},
    {"undo", "", "take back your last move and what followed", NULL, CK_ANSWER_UNDO},
    {"fen", "", "the position as text", say_fen, CK_ANSWER_MOVE},
    {"resign", "", "give the game up", NULL, CK_ANSWER_RESIGN},
    {"quit", "", "leave the game unfinished", NULL, CK_ANSWER_LEAVE},
};

enum { WORDS = sizeof words / sizeof *words, HELP_COLUMNS = 14, NUMBER_COLUMNS = 6 };

// The legal moves of the game's position, to be freed; at least one, as the game goes on.
static ck_move *legal_moves(const ck_game *game, size_t *count)
{
    ck_move *moves = NULL;
    enum ck_status status = ck_position_list(ck_game_position(game), &moves, count);
    if (status != CK_OK)
        exit(fail_status(status));
    return moves;
}

static void say_help(struct seat *seat, const ck_game *game, const char *argument, FILE *out)
{
    (void)seat, (void)game, (void)argument;
    fprintf(out, "%-*s%s\n", HELP_COLUMNS, "11-15, 19x12x3",
            "  a move; 19x3 will do where only one capture fits");
    fprintf(out, "%-*s%s\n", HELP_COLUMNS, "3", "  the third move of the list");
    for (size_t i = 0; i < WORDS; i++)
        fprintf(out, "%s%-*s  %s\n", words[i].name, HELP_COLUMNS - (int)strlen(words[i].name),
                words[i].argument, words[i].help);
}

// Lists the legal moves with their numbers, in as many columns as fit.
static void say_moves(struct seat *seat, const ck_game *game, const char *argument, FILE *out)
{
    (void)seat, (void)argument;
    size_t count;
    ck_move *moves = legal_moves(game, &count);
    int wide = 0;
    for (size_t i = 0; i < count; i++) {
        int length = (int)ck_move_write(ck_game_position(game), moves[i], NULL, 0);
        wide = length > wide ? length : wide;
    }
    int columns = terminal_columns() / (NUMBER_COLUMNS + wide);
    for (size_t i = 0; i < count; i++) {
        char *move = move_text(ck_game_position(game), moves[i]);
        bool last = i + 1 == count || columns < 2 || (i + 1) % (size_t)columns == 0;
        fprintf(out, "%4zu  %-*s%s", i + 1, last ? 0 : wide, move, last ? "\n" : "");
        free(move);
    }
    free(moves);
}

static void say_fen(struct seat *seat, const ck_game *game, const char *argument, FILE *out)
{
    (void)seat, (void)argument;
    char *fen = fen_text(ck_game_position(game));
    fprintf(out, "%s\n", fen);
    free(fen);
}

// Says which moves the gate would pass, or which not, with their values, in lines that fit.
static void say_sorted(const ck_position *position, const ck_analysis *analysis, int tolerance,
                       bool pass, FILE *out)
{
    const char *start = pass ? "it lets pass" : "it refuses";
    int used = 0;
    for (size_t i = 0; i < analysis->move_count; i++) {
        const ck_scored_move *scored = &analysis->moves[i];
        if ((scored->value >= analysis->best.value - tolerance) != pass)
            continue;
        char value[64], *move = move_text(position, scored->move);
        int width =
            (int)(strlen(move) + ck_value_write(scored->value, value, sizeof value)) + 5;
        if (used > 0 && used + width >= terminal_columns()) {
            fputs(",\n ", out);
            used = 1;
        } else {
            used += fprintf(out, "%s", used > 0 ? "," : start);
        }
        used += fprintf(out, " %s (%s)", move, value);
        free(move);
    }
    if (used > 0)
        fputc('\n', out);
}

// What the gate would say of every move.
static void say_all(struct seat *seat, const ck_position *position, const ck_gate_options *gate,
                    FILE *out)
{
    ck_search_options options = ck_search_defaults();
    ck_analysis analysis;
    options.weights = gate->weights;
    options.depth = gate->horizon;
    options.seconds = gate->seconds;
    options.all = true;
    enum ck_status status = ck_search_run(seat->search, position, &options, &analysis);
    if (status != CK_OK) {
        fprintf(out, "no hint: %s\n", ck_status_text(status));
        return;
    }
    char value[64], *best = move_text(position, analysis.best.move);
    ck_value_write(analysis.best.value, value, sizeof value);
    fprintf(out, "the gate would play %s: %s at depth %d\n", best, value, analysis.depth);
    free(best);
    say_sorted(position, &analysis, gate->tolerance, true, out);
    say_sorted(position, &analysis, gate->tolerance, false, out);
}

// Reads the number of a legal move. False once it has said why it is none.
static bool read_number(const ck_game *game, const char *text, ck_move *move, FILE *out)
{
    size_t count;
    ck_move *moves = legal_moves(game, &count);
    errno = 0;
    unsigned long number = strtoul(text, NULL, 10);
    bool found = errno == 0 && number >= 1 && number <= count;
    if (found)
        *move = moves[number - 1];
    else
        fprintf(out, "the legal moves are numbered 1 to %zu, and %.20s is none of them\n",
                count, text);
    free(moves);
    return found;
}

static bool is_number(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0';
}

// Asks the gate about a move or the number of one. False once it has said why it cannot.
static bool check_move(struct seat *seat, const ck_game *game, const ck_gate_options *gate,
                       const char *text, ck_verdict *verdict, FILE *out)
{
    const ck_position *position = ck_game_position(game);
    ck_error error;
    enum ck_status status;
    if (is_number(text)) {
        ck_move move;
        if (!read_number(game, text, &move, out))
            return false;
        status = ck_gate_check(seat->search, position, gate, move, verdict);
        snprintf(error.message, sizeof error.message, "%s", ck_status_text(status));
    } else {
        status = ck_gate_check_text(seat->search, position, gate, text, verdict, &error);
    }
    if (status != CK_OK)
        fprintf(out, "no hint: %s\n", error.message);
    return status == CK_OK;
}

// A hint has a limit of time where the gate has none: on the widest board the values of all
// moves would take a minute.
static void say_hint(struct seat *seat, const ck_game *game, const char *argument, FILE *out)
{
    const double patience = 5;
    const ck_position *position = ck_game_position(game);
    ck_gate_options gate = seat->gates[ck_position_turn(position)];
    ck_verdict verdict;
    if (!(gate.seconds > 0))
        gate.seconds = patience;
    if (argument[0] == '\0')
        say_all(seat, position, &gate, out);
    else if (check_move(seat, game, &gate, argument, &verdict, out))
        panel_print_verdict(out, position, &verdict, seat->look);
}

// Acts on what was typed. True where it answers the question; else what there is to say is on
// `out`.
static bool act(struct seat *seat, const ck_game *game, char *text, FILE *out,
                enum ck_answer *answer, ck_move *move)
{
    size_t length = strcspn(text, " ");
    const char *argument = text + length + strspn(text + length, " ");
    for (size_t i = 0; i < WORDS; i++) {
        const struct word *word = &words[i];
        if (strlen(word->name) != length || strncasecmp(word->name, text, length) != 0)
            continue;
        *answer = word->answer;
        if (argument[0] != '\0' && word->argument[0] == '\0')
            fprintf(out, "%s stands alone, without \"%.40s\"\n", word->name, argument);
        else if (word->say)
            word->say(seat, game, argument, out);
        else if (word->answer == CK_ANSWER_UNDO && ck_game_plies(game) < 2)
            fprintf(out, "you have not moved yet, so there is nothing to take back\n");
        else
            return true;
        return false;
    }
    *answer = CK_ANSWER_MOVE;
    if (is_number(text))
        return read_number(game, text, move, out);
    if (!isdigit((unsigned char)text[0])) {
        fprintf(out, "\"%.40s\" is no move and no word known here; ? lists what there is\n",
                text);
        return false;
    }
    ck_error error;
    if (ck_move_read(ck_game_position(game), text, move, &error) == CK_OK)
        return true;
    fprintf(out, "%s\n", error.message);
    return false;
}

// Takes the blanks from both ends of a line.
static char *trim(char *line)
{
    line += strspn(line, " ");
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ')
        line[--length] = '\0';
    return line;
}

// Shows the position, what there is to say, and a prompt, and reads a line.
static enum input_kind ask(struct seat *seat, const ck_game *game, const char *said,
                           const char *prompt)
{
    enum input_kind kind;
    do {
        seat->show(seat->context, game, said);
        fprintf(seat->talk, "%s: ", prompt);
        fflush(seat->talk);
        kind = input_line(&seat->input, seat->line, sizeof seat->line);
    } while (kind == INPUT_INTERRUPTED);
    return kind;
}

// Ends the line of a prompt that no newline has ended yet.
static void end_prompt(struct seat *seat, const char *text)
{
    fprintf(seat->talk, "%s\n", text);
}

// Acts on what came in. True where it answers the question.
static bool take(struct seat *seat, const ck_game *game, enum input_kind kind, FILE *out,
                 enum ck_answer *answer, ck_move *move)
{
    if (kind == INPUT_LINE) {
        char *text = trim(seat->line);
        if (seat->echo)
            end_prompt(seat, text);
        return text[0] != '\0' && act(seat, game, text, out, answer, move);
    }
    if (kind == INPUT_LONG) {
        if (seat->echo)
            end_prompt(seat, "");
        fprintf(out, "a line may have up to %d bytes\n", SEAT_LINE_SIZE - 1);
        return false;
    }
    end_prompt(seat, "");
    *answer = CK_ANSWER_LEAVE;
    return true;
}

enum ck_answer seat_ask(void *context, const ck_game *game, ck_move *move)
{
    struct seat *seat = context;
    enum ck_answer answer;
    char *said = NULL, prompt[64];
    snprintf(prompt, sizeof prompt, "%s's move (? for help)",
             side_name(ck_position_turn(ck_game_position(game))));
    for (bool answered = false; !answered;) {
        enum input_kind kind = ask(seat, game, said ? said : "", prompt);
        free(said);
        struct stream stream;
        stream_open(&stream);
        answered = take(seat, game, kind, stream.out, &answer, move);
        said = stream_close(&stream);
    }
    free(said);
    return answer;
}

bool seat_ask_back(struct seat *seat, const ck_game *game, const char *result)
{
    for (;;) {
        enum input_kind kind = ask(seat, game, result, "undo takes it back, Enter ends");
        if (kind != INPUT_LINE && kind != INPUT_LONG) {
            end_prompt(seat, "");
            return false;
        }
        const char *text = trim(seat->line);
        if (strcasecmp(text, "undo") == 0)
            return true;
        if (text[0] == '\0' || strcasecmp(text, "quit") == 0)
            return false;
    }
}

void seat_tell(const struct seat *seat, const ck_ply *ply)
{
    char *move = move_text(ply->before, ply->decision->move);
    fprintf(seat->talk, "%s plays %s\n", side_name(ply->turn), move);
    free(move);
    char *refusal = panel_refusal(ply->before, ply->decision, seat->look);
    if (refusal)
        wrap_lines(seat->talk, refusal, terminal_columns());
    free(refusal);
}
