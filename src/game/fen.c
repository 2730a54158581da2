// SPDX-License-Identifier: MIT
//
// FEN: a position as text, "B:W21-32:B1-12".
#include <checkers/notation.h>

#include "base/error.h"
#include "base/text.h"
#include <ctype.h>

struct reader {
    const char *text, *at;
    ck_position *position;
    ck_error *error;
};

static int column(const struct reader *r, const char *at)
{
    return (int)(at - r->text) + 1;
}

// The next character that is no blank, upper case; 0 at the end.
static char peek(struct reader *r)
{
    while (isspace((unsigned char)*r->at))
        r->at++;
    return (char)toupper((unsigned char)*r->at);
}

// How much of a text to show where it was not understood: up to the next separator.
static int token_length(const char *at)
{
    int n = 0;
    while (at[n] != '\0' && at[n] != ',' && at[n] != ':' && !isspace((unsigned char)at[n]) &&
           n < 20)
        n++;
    return n;
}

static enum ck_status unexpected(struct reader *r, const char *wanted)
{
    peek(r);
    if (*r->at == '\0')
        return ck_fail(r->error, CK_BAD_TEXT, column(r, r->at),
                       "the FEN ends where %s is expected", wanted);
    int n = token_length(r->at);
    return ck_fail(r->error, CK_BAD_TEXT, column(r, r->at),
                   "\"%.*s\" in the FEN where %s is expected", n > 0 ? n : 1, r->at, wanted);
}

static enum ck_status read_side(struct reader *r, const char *wanted, enum ck_side *side)
{
    char c = peek(r);
    *side = c == 'B' ? CK_RED : CK_WHITE;
    if (c != 'B' && c != 'W')
        return unexpected(r, wanted);
    r->at++;
    return CK_OK;
}

static enum ck_status read_square(struct reader *r, int *square)
{
    int squares = ck_rules_squares(ck_position_rules(r->position));
    if (!isdigit((unsigned char)peek(r)))
        return unexpected(r, "a square");
    const char *start = r->at;
    *square = 0;
    for (; isdigit((unsigned char)*r->at); r->at++) {
        if (*square <= squares)
            *square = *square * 10 + (*r->at - '0');
    }
    if (*square < 1 || *square > squares) {
        int n = (int)(r->at - start);
        return ck_fail(r->error, CK_BAD_TEXT, column(r, start),
                       "square %.*s in the FEN is off the board, whose squares are 1 to %d",
                       n < 20 ? n : 20, start, squares);
    }
    return CK_OK;
}

// Puts pieces on the squares of one entry of a list: "9", "K9", "9-12" or "K9-12".
static enum ck_status read_entry(struct reader *r, enum ck_side side)
{
    peek(r);
    const char *start = r->at;
    bool king = peek(r) == 'K';
    r->at += king;
    int first = 0;
    enum ck_status status = read_square(r, &first);
    int last = first;
    if (status == CK_OK && peek(r) == '-') {
        r->at++;
        if (peek(r) == 'K' && king)
            r->at++;
        status = read_square(r, &last);
    }
    if (status != CK_OK)
        return status;
    if (last < first) {
        return ck_fail(r->error, CK_BAD_TEXT, column(r, start),
                       "the range %d-%d in the FEN runs backwards; write %d-%d", first, last,
                       last, first);
    }
    enum ck_piece man = side == CK_RED ? CK_RED_MAN : CK_WHITE_MAN;
    enum ck_piece piece = !king ? man : side == CK_RED ? CK_RED_KING : CK_WHITE_KING;
    for (int square = first; square <= last; square++) {
        if (ck_position_piece(r->position, square) != CK_EMPTY) {
            return ck_fail(r->error, CK_BAD_TEXT, column(r, start),
                           "square %d stands twice in the FEN", square);
        }
        if (ck_position_put(r->position, square, piece) != CK_OK) {
            return ck_fail(
                r->error, CK_BAD_TEXT, column(r, start),
                "a %s man on %d in the FEN stands on its crowning row; write K%d for a king",
                ck_side_text(side), square, square);
        }
    }
    return CK_OK;
}

static enum ck_status read_list(struct reader *r, enum ck_side side)
{
    char c = peek(r);
    if (c == ':' || c == '.' || c == '\0')
        return CK_OK;
    for (;;) {
        enum ck_status status = read_entry(r, side);
        if (status != CK_OK || peek(r) != ',')
            return status;
        r->at++;
    }
}

// Says what is wrong behind the first letter: where squares follow, it was that of a list.
static enum ck_status no_list(struct reader *r)
{
    char c = peek(r);
    if (!isdigit((unsigned char)c) && c != 'K')
        return unexpected(r, "\":\" and the first list of squares");
    return ck_fail(
        r->error, CK_BAD_TEXT, 1,
        "the FEN begins with a list of squares; the side to move is missing, \"B:\" or "
        "\"W:\" before it");
}

static enum ck_status read_fen(struct reader *r)
{
    enum ck_side turn;
    bool seen[2] = {false, false};
    enum ck_status status = read_side(r, "the side to move, B or W,", &turn);
    if (status != CK_OK)
        return status;
    ck_position_set_turn(r->position, turn);
    for (int list = 0; list < 2; list++) {
        if (peek(r) != ':')
            return list == 0 ? no_list(r)
                             : unexpected(r, "\":\" and the second list of squares");
        r->at++;
        peek(r);
        const char *start = r->at;
        enum ck_side side;
        status = read_side(r, "a list of squares that begins with B or W", &side);
        if (status != CK_OK)
            return status;
        if (seen[side]) {
            return ck_fail(r->error, CK_BAD_TEXT, column(r, start),
                           "the FEN has two lists for %c and none for %c",
                           side == CK_RED ? 'B' : 'W', side == CK_RED ? 'W' : 'B');
        }
        seen[side] = true;
        status = read_list(r, side);
        if (status != CK_OK)
            return status;
    }
    if (peek(r) == ':') {
        const char *colon = r->at++;
        peek(r);
        int n = token_length(r->at);
        return ck_fail(
            r->error, CK_BAD_TEXT, column(r, r->at),
            "\"%.*s\" begins a third list in the FEN: there is one for B and one for W",
            n > 0 ? n : 1, n > 0 ? r->at : colon);
    }
    if (peek(r) == '.')
        r->at++;
    return peek(r) == '\0' ? CK_OK : unexpected(r, "its end");
}

enum ck_status ck_fen_read(ck_position **out, const ck_rules *rules, const char *text,
                           ck_error *error)
{
    enum ck_status status = ck_rules_check(rules, error);
    if (status != CK_OK)
        return status;
    struct reader r = {.text = text, .at = text, .error = error};
    if (ck_position_new_empty(&r.position, rules) != CK_OK)
        return ck_fail_status(error, CK_NO_MEMORY);
    status = read_fen(&r);
    if (status != CK_OK) {
        ck_position_free(r.position);
        return status;
    }
    *out = r.position;
    return CK_OK;
}

static void write_list(struct text *t, const ck_position *p, enum ck_piece man,
                       enum ck_piece king)
{
    int squares = ck_rules_squares(ck_position_rules(p));
    const char *comma = "";
    for (int first = 1; first <= squares;) {
        enum ck_piece piece = ck_position_piece(p, first);
        int last = first;
        if (piece == man || piece == king) {
            while (last < squares && ck_position_piece(p, last + 1) == piece)
                last++;
            last = last - first < 2 ? first : last;
            ck_text_add(t, "%s%s%d", comma, piece == king ? "K" : "", first);
            if (last > first)
                ck_text_add(t, "-%d", last);
            comma = ",";
        }
        first = last + 1;
    }
}

size_t ck_fen_write(const ck_position *position, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    ck_text_add(&t, "%c:W", ck_position_turn(position) == CK_RED ? 'B' : 'W');
    write_list(&t, position, CK_WHITE_MAN, CK_WHITE_KING);
    ck_text_add(&t, ":B");
    write_list(&t, position, CK_RED_MAN, CK_RED_KING);
    return t.length;
}
