// SPDX-License-Identifier: MIT
//
// The drawing of a framed board with the last move on it.
#include "board.h"
#include <string.h>

// From here on numbers have three digits, which do not fit in a square.
enum { NUMBERED_SQUARES = 100 };

// Colours of the 256-colour palette, chosen so that red and white stand out alike from the
// wood.
#define LIGHT_WOOD "48;5;223"
#define DARK_WOOD  "48;5;137"

static const char *const piece_colors[] = {
    [CK_EMPTY] = ";38;5;238",     [CK_RED_MAN] = ";38;5;88",       [CK_RED_KING] = ";38;5;88;1",
    [CK_WHITE_MAN] = ";38;5;231", [CK_WHITE_KING] = ";38;5;231;1",
};

static const char *const mark_colors[] = {
    [MARK_NONE] = "",          [MARK_RISING] = ";38;5;230",     [MARK_FALLING] = ";38;5;230",
    [MARK_TURN] = ";38;5;230", [MARK_CAPTURED] = ";38;5;124;1",
};

// The column of a square, from 0 at the left.
static int column_of(int square, int size)
{
    int place = (square - 1) % (size / 2);
    return board_row_of(square, size) % 2 == 0 ? 2 * place + 1 : 2 * place;
}

// The square of a row and column; 0 for a light one.
static int square_at(int row, int column, int size)
{
    return (row + column) % 2 == 0 ? 0 : row * (size / 2) + column / 2 + 1;
}

int board_row_of(int square, int size)
{
    return (square - 1) / (size / 2);
}

int board_columns(int size)
{
    return 2 * size + 2;
}

void board_set(struct board *board, const ck_position *position)
{
    board->position = position;
    memset(board->marks, MARK_NONE, sizeof board->marks);
}

// The mark of a line from one square of a path to the next.
static enum mark stroke(int from, int to, int size)
{
    bool down = board_row_of(to, size) > board_row_of(from, size);
    bool right = column_of(to, size) > column_of(from, size);
    return down == right ? MARK_FALLING : MARK_RISING;
}

// The square next to `from` on the diagonal to `to`.
static int step(int from, int to, int size)
{
    int row = board_row_of(from, size), column = column_of(from, size);
    row += board_row_of(to, size) > row ? 1 : -1;
    column += column_of(to, size) > column ? 1 : -1;
    return square_at(row, column, size);
}

// Marks a square that a line comes to as `last` and leaves as `next`, perhaps not the first.
static void leave_mark(struct board *board, int square, enum mark last, enum mark next)
{
    unsigned char *mark = &board->marks[square];
    bool crossed = *mark != MARK_NONE && *mark != next;
    *mark = (unsigned char)(last != next || crossed ? MARK_TURN : next);
}

void board_mark(struct board *board, const ck_position *before, ck_move move)
{
    uint16_t squares[SQUARES_MAX + 2];
    int size = ck_position_rules(before)->size;

    size_t count = ck_move_path(before, move, squares);
    for (size_t i = 0; i + 1 < count; i++) {
        enum mark next = stroke(squares[i], squares[i + 1], size);
        enum mark last = i > 0 ? stroke(squares[i - 1], squares[i], size) : next;
        leave_mark(board, squares[i], last, next);
        for (int s = step(squares[i], squares[i + 1], size); s != squares[i + 1];
             s = step(s, squares[i + 1], size))
            leave_mark(board, s, next, next);
    }
    count = ck_move_captured(before, move, squares);
    for (size_t i = 0; i < count; i++)
        board->marks[squares[i]] = MARK_CAPTURED;
}

void board_edge(FILE *out, int size, const struct look *look, bool top, bool cut)
{
    const struct glyphs *glyphs = look->glyphs;
    fputs(top ? glyphs->top_left : glyphs->bottom_left, out);
    for (int i = 0; i < 2 * size; i++)
        fputs(cut ? glyphs->cut : glyphs->across, out);
    fputs(top ? glyphs->top_right : glyphs->bottom_right, out);
}

// Writes a dark square, two columns wide.
static void dark_square(FILE *out, const struct board *board, const struct look *look,
                        int square)
{
    enum ck_piece piece = ck_position_piece(board->position, square);
    enum mark mark = piece == CK_EMPTY ? board->marks[square] : MARK_NONE;
    int squares = ck_rules_squares(ck_position_rules(board->position));

    if (look->color)
        fprintf(out, "\033[0;" DARK_WOOD "%sm",
                mark == MARK_NONE ? piece_colors[piece] : mark_colors[mark]);
    if (mark != MARK_NONE)
        fprintf(out, "%s ", look->glyphs->marks[mark]);
    else if (piece == CK_EMPTY && look->coords && squares < NUMBERED_SQUARES)
        fprintf(out, "%-2d", square);
    else if (piece == CK_EMPTY && look->color)
        fputs("  ", out);
    else
        fprintf(out, "%s ", look->glyphs->pieces[piece]);
}

void board_row(FILE *out, const struct board *board, const struct look *look, int row)
{
    int size = ck_position_rules(board->position)->size;
    fputs(look->glyphs->down, out);
    for (int column = 0; column < size; column++) {
        int square = square_at(row, column, size);
        if (square != 0)
            dark_square(out, board, look, square);
        else
            fputs(look->color ? "\033[0;" LIGHT_WOOD "m  " : "  ", out);
    }
    fputs(look_ink(look, INK_NORMAL), out);
    fputs(look->glyphs->down, out);
}
