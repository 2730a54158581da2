// SPDX-License-Identifier: MIT
//
// Moves as text: 11-15, 19x12x3, and lines of them.
#include <checkers/notation.h>

#include "base/error.h"
#include "base/text.h"
#include <ctype.h>
#include <stdlib.h>

// The squares that a text names.
struct named {
    const char *text;
    size_t count;
    uint16_t *squares;
};

static bool is_separator(char c)
{
    return c == 'x' || c == 'X' || c == ':' || c == '-' || c == ' ';
}

static enum ck_status bad_text(const struct named *n, const char *at, ck_error *error)
{
    return ck_fail(error, CK_BAD_TEXT, (int)(at - n->text) + 1,
                   "\"%.40s\" is no move; write one as 11-15, 19x12x3 or 19x3", n->text);
}

// Reads squares with one separator (blanks may stand around it) between any two.
static enum ck_status read_squares(struct named *n, int squares, ck_error *error)
{
    const char *at = n->text;
    while (isspace((unsigned char)*at))
        at++;
    for (;;) {
        if (!isdigit((unsigned char)*at))
            return bad_text(n, at, error);
        const char *start = at;
        int square = 0;
        for (; isdigit((unsigned char)*at); at++)
            square = square <= squares ? square * 10 + (*at - '0') : square;
        if (square < 1 || square > squares) {
            return ck_fail(error, CK_BAD_TEXT, (int)(start - n->text) + 1,
                           "square %.*s is off the board, whose squares are 1 to %d",
                           at - start < 20 ? (int)(at - start) : 20, start, squares);
        }
        n->squares[n->count++] = (uint16_t)square;
        const char *end = at;
        while (isspace((unsigned char)*at))
            at++;
        if (*at == '\0')
            break;
        if (is_separator(*at) && *at != ' ')
            at++;
        else if (at == end)
            return bad_text(n, at, error);
        while (isspace((unsigned char)*at))
            at++;
    }
    return n->count >= 2 ? CK_OK : bad_text(n, at, error);
}

static bool is_path(const struct named *n, const uint16_t *path, size_t length)
{
    if (length != n->count)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (path[i] != n->squares[i])
            return false;
    }
    return true;
}

// Says that a text fits no legal move, and why.
static enum ck_status refuse(const ck_position *p, const struct named *n, const ck_move *moves,
                             size_t count, ck_error *error)
{
    enum ck_side turn = ck_position_turn(p);
    enum ck_piece piece = ck_position_piece(p, n->squares[0]);
    bool own = turn == CK_RED ? piece == CK_RED_MAN || piece == CK_RED_KING
                              : piece == CK_WHITE_MAN || piece == CK_WHITE_KING;
    struct text t;
    char why[200];
    t = ck_text(why, sizeof why);
    if (!own) {
        ck_text_add(&t, "there is no %s piece on %d", ck_side_text(turn), n->squares[0]);
    } else if (moves[0].captures > 0) {
        ck_text_add(&t, "a capture is available and capturing is mandatory: ");
        for (size_t i = 0; i < count; i++) {
            char move[CK_MOVE_TEXT_SIZE];
            ck_move_write(p, moves[i], move, sizeof move);
            ck_text_add(&t, "%s%s", i > 0 ? ", " : "", move);
        }
        ck_text_mark_cut(&t);
    } else {
        ck_text_add(&t, "the piece on %d cannot go there", n->squares[0]);
    }
    return ck_fail(error, CK_ILLEGAL, 1, "%.30s is not legal: %s", n->text, why);
}

// Finds the one legal move that the squares fit: as a full path, else by its ends.
static enum ck_status find(const ck_position *p, const struct named *n, const ck_move *moves,
                           size_t count, ck_move *move, ck_error *error)
{
    int squares = ck_rules_squares(ck_position_rules(p));
    uint16_t *path = malloc(((size_t)squares + 2) * sizeof *path);
    if (path == NULL)
        return ck_fail(error, CK_NO_MEMORY, 0, "out of memory");
    size_t short_fits = 0;
    for (size_t i = 0; i < count; i++) {
        if (moves[i].from != n->squares[0] || moves[i].to != n->squares[n->count - 1])
            continue;
        if (is_path(n, path, ck_move_path(p, moves[i], path))) {
            *move = moves[i];
            free(path);
            return CK_OK;
        }
        if (n->count == 2 && short_fits++ == 0)
            *move = moves[i];
    }
    free(path);
    if (short_fits == 1)
        return CK_OK;
    if (short_fits == 0)
        return refuse(p, n, moves, count, error);
    char list[200];
    struct text t = ck_text(list, sizeof list);
    for (size_t i = 0; i < count; i++) {
        if (moves[i].from != n->squares[0] || moves[i].to != n->squares[1])
            continue;
        char text[CK_MOVE_TEXT_SIZE];
        ck_move_write(p, moves[i], text, sizeof text);
        ck_text_add(&t, "%s%s", t.length > 0 ? ", " : "", text);
    }
    ck_text_mark_cut(&t);
    return ck_fail(error, CK_AMBIGUOUS, 1, "%.30s fits several captures; write one in full: %s",
                   n->text, list);
}

enum ck_status ck_move_read(const ck_position *position, const char *text, ck_move *move,
                            ck_error *error)
{
    size_t length = 0;
    while (text[length] != '\0')
        length++;
    struct named named = {.text = text, .squares = malloc((length / 2 + 1) * sizeof(uint16_t))};
    if (named.squares == NULL)
        return ck_fail(error, CK_NO_MEMORY, 0, "out of memory");
    enum ck_status status =
        read_squares(&named, ck_rules_squares(ck_position_rules(position)), error);
    ck_move *moves = NULL;
    size_t count = 0;
    if (status == CK_OK) {
        status = ck_position_list(position, &moves, &count);
        if (status != CK_OK)
            ck_fail(error, status, 0, "%s", ck_status_text(status));
        else if (count == 0)
            status = ck_fail(error, CK_GAME_OVER, 0, "the game is over");
        else
            status = find(position, &named, moves, count, move, error);
    }
    free(moves);
    free(named.squares);
    return status;
}

size_t ck_move_write(const ck_position *position, ck_move move, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    uint16_t few[CK_MOVE_TEXT_SIZE], *path = few;
    if (move.captures + 2u > CK_MOVE_TEXT_SIZE)
        path = malloc((move.captures + 2u) * sizeof *path);
    size_t length = path != NULL ? ck_move_path(position, move, path) : 0;
    for (size_t i = 0; i < length; i++)
        ck_text_add(&t, "%s%d", i == 0 ? "" : move.captures > 0 ? "x" : "-", path[i]);
    if (path != few)
        free(path);
    return t.length;
}

size_t ck_line_write(const ck_position *position, const ck_move *line, size_t length,
                     bool mark_crowned, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    ck_position *p;
    if (ck_position_copy(&p, position) != CK_OK)
        return 0;
    for (size_t i = 0; i < length; i++) {
        if (i > 0)
            ck_text_add(&t, " ");
        size_t room = t.length < t.size ? t.size - t.length : 0;
        t.length += ck_move_write(p, line[i], room > 0 ? t.start + t.length : NULL, room);
        if (mark_crowned && ck_move_crowns(p, line[i]))
            ck_text_add(&t, " (crowned)");
        if (ck_position_play(p, line[i]) != CK_OK)
            break;
    }
    ck_position_free(p);
    return t.length;
}
