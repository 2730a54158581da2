// SPDX-License-Identifier: MIT
//
// Moves as text: 11-15, 19x12x3, and lines of them.
#include "game/movetext.h"
#include <checkers/notation.h>

#include "base/error.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

// The squares that a text names.
struct named {
    const char *text;
    size_t count;
    uint16_t *squares;
};

bool ck_movetext_separates(char c)
{
    return c == 'x' || c == 'X' || c == ':' || c == '-';
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
        if (ck_movetext_separates(*at))
            at++;
        else if (at == end)
            return bad_text(n, at, error);
        while (isspace((unsigned char)*at))
            at++;
    }
    return n->count >= 2 ? CK_OK : bad_text(n, at, error);
}

static void add_path(struct text *t, const uint16_t *path, size_t squares, bool capture)
{
    for (size_t i = 0; i < squares; i++)
        ck_text_add(t, "%s%d", i == 0 ? "" : capture ? "x" : "-", path[i]);
}

static size_t squares_of(ck_move move)
{
    return move.captures > 0 ? move.captures + 1u : 2;
}

void ck_movetext_add_path(struct text *t, ck_move move, const uint16_t *path)
{
    if (squares_of(move) > MOVETEXT_SQUARES)
        ck_text_add(t, "%dx%d (%d captures)", move.from, move.to, move.captures);
    else
        add_path(t, path, squares_of(move), move.captures > 0);
}

void ck_movetext_add(struct text *t, const ck_position *position, ck_move move)
{
    uint16_t path[MOVETEXT_SQUARES + 1];
    if (squares_of(move) <= MOVETEXT_SQUARES)
        ck_move_path(position, move, path);
    ck_movetext_add_path(t, move, path);
}

// Compares all legal moves with the squares that a text names.
struct comparison {
    const struct named *named;
    ck_move move;    // the one that is meant
    bool exact;      // by its full path
    size_t fits;     // moves that the ends fit
    size_t captures; // legal captures,
    size_t own;      // and those by the piece on the first square
    // The first of those, for a sentence.
    struct text fitting, compulsory, possible;
    char fitting_text[200], compulsory_text[200], possible_text[200];
};

static void add_to_list(struct text *list, const ck_full_move *m)
{
    if (list->length >= list->size)
        return;
    ck_text_add(list, "%s", list->length > 0 ? ", " : "");
    ck_movetext_add_path(list, m->move, m->path);
}

static bool compare(void *context, const ck_full_move *m)
{
    struct comparison *c = context;
    const struct named *n = c->named;
    if (m->move.captures > 0) {
        c->captures++;
        add_to_list(&c->compulsory, m);
        if (m->move.from == n->squares[0]) {
            c->own++;
            add_to_list(&c->possible, m);
        }
    }
    if (m->squares == n->count &&
        memcmp(m->path, n->squares, n->count * sizeof *m->path) == 0) {
        c->exact = true;
        c->move = m->move;
        return false;
    }
    if (n->count == 2 && m->move.from == n->squares[0] && m->move.to == n->squares[1]) {
        add_to_list(&c->fitting, m);
        if (c->fits++ == 0)
            c->move = m->move;
    }
    return true;
}

// Whether a text names a step, to a neighbouring row.
static bool is_step(const ck_position *p, const struct named *n)
{
    int width = ck_position_rules(p)->size / 2;
    int rows = (n->squares[1] - 1) / width - (n->squares[0] - 1) / width;
    return n->count == 2 && (rows == 1 || rows == -1);
}

// Says that a text fits no legal move, and why.
static enum ck_status refuse(const ck_position *p, struct comparison *c, ck_error *error)
{
    enum ck_side turn = ck_position_turn(p);
    const struct named *n = c->named;
    enum ck_piece piece = ck_position_piece(p, n->squares[0]);
    bool own = turn == CK_RED ? piece == CK_RED_MAN || piece == CK_RED_KING
                              : piece == CK_WHITE_MAN || piece == CK_WHITE_KING;
    if (!own) {
        return ck_fail(error, CK_ILLEGAL, 1, "%.30s is not legal: there is no %s piece on %d",
                       n->text, ck_side_text(turn), n->squares[0]);
    }
    if (c->own > 0 && !is_step(p, n)) {
        ck_text_mark_cut(&c->possible);
        return ck_fail(error, CK_ILLEGAL, 1,
                       "%.30s is not legal: the captures of that piece are %s", n->text,
                       c->possible_text);
    }
    if (c->captures > 0) {
        ck_text_mark_cut(&c->compulsory);
        return ck_fail(
            error, CK_ILLEGAL, 1,
            "%.30s is not legal: a capture is available and capturing is mandatory: %s",
            n->text, c->compulsory_text);
    }
    return ck_fail(error, CK_ILLEGAL, 1, "%.30s is not legal: the piece on %d cannot go there",
                   n->text, n->squares[0]);
}

// Finds the one legal move that the squares fit: as a full path, else by its ends.
static enum ck_status find(const ck_position *p, const struct named *named, ck_move *move,
                           ck_error *error)
{
    if (ck_position_outcome(p).result != CK_UNFINISHED)
        return ck_fail_status(error, CK_GAME_OVER);
    struct comparison c = {.named = named};
    c.fitting = ck_text(c.fitting_text, sizeof c.fitting_text);
    c.possible = ck_text(c.possible_text, sizeof c.possible_text);
    c.compulsory = ck_text(c.compulsory_text, sizeof c.compulsory_text);
    enum ck_status status = ck_position_visit(p, compare, &c);
    if (status != CK_OK)
        return ck_fail_status(error, status);
    if (!c.exact && c.fits == 0)
        return refuse(p, &c, error);
    if (!c.exact && c.fits > 1) {
        ck_text_mark_cut(&c.fitting);
        return ck_fail(error, CK_AMBIGUOUS, 1,
                       "%.30s fits several captures; write one in full: %s", named->text,
                       c.fitting_text);
    }
    *move = c.move;
    return CK_OK;
}

enum ck_status ck_move_read(const ck_position *position, const char *text, ck_move *move,
                            ck_error *error)
{
    struct named named = {.text = text,
                          .squares = malloc((strlen(text) / 2 + 1) * sizeof(uint16_t))};
    if (named.squares == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    enum ck_status status =
        read_squares(&named, ck_rules_squares(ck_position_rules(position)), error);
    if (status == CK_OK)
        status = find(position, &named, move, error);
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
    add_path(&t, path, length, move.captures > 0);
    if (path != few)
        free(path);
    return t.length;
}

size_t ck_full_move_write(const ck_full_move *move, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    add_path(&t, move->path, move->squares, move->move.captures > 0);
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
