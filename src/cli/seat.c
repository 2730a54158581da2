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

static void say_hint(struct seat *seat, const ck_game *game, const char *argument, FILE *out)
{
    const ck_position *position = ck_game_position(game);
    ck_move move;
    if (argument[0] == '\0')
        hints_all(&seat->hints, position, out);
    else if (!is_number(argument))
        hints_text(&seat->hints, position, argument, seat->look, out);
    else if (read_number(game, argument, &move, out))
        hints_move(&seat->hints, position, move, seat->look, out);
}

// The word of so many letters that a text starts with, NULL where that is none.
static const struct word *find_word(const char *text, size_t length)
{
    for (size_t i = 0; i < WORDS; i++)
        if (strlen(words[i].name) == length && strncasecmp(words[i].name, text, length) == 0)
            return &words[i];
    return NULL;
}

// Acts on a word. True where it ends the question; else what there is to say is on `out`.
static bool act(struct seat *seat, const ck_game *game, const struct word *word,
                const char *argument, FILE *out)
{
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

// Reads a move or the number of one. False once it has said why it is none.
static bool read_move(const ck_game *game, const char *text, ck_move *move, FILE *out)
{
    ck_error error;
    if (is_number(text))
        return read_number(game, text, move, out);
    if (!isdigit((unsigned char)text[0]))
        fprintf(out, "\"%.40s\" is no move and no word known here; ? lists what there is\n",
                text);
    else if (ck_move_read(ck_game_position(game), text, move, &error) == CK_OK)
        return true;
    else
        fprintf(out, "%s\n", error.message);
    return false;
}

// Takes what was typed. True where it answers the question; else what there is to say is on
// `out`.
static bool take_text(struct seat *seat, const ck_game *game, const char *text, FILE *out,
                      enum ck_answer *answer, ck_move *move)
{
    size_t length = strcspn(text, " ");
    const struct word *word = find_word(text, length);
    *answer = word ? word->answer : CK_ANSWER_MOVE;
    if (!word)
        return read_move(game, text, move, out);
    return act(seat, game, word, text + length + strspn(text + length, " "), out);
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
        return text[0] != '\0' && take_text(seat, game, text, out, answer, move);
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
