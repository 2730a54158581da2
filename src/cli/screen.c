// SPDX-License-Identifier: MIT
//
// A frame: the board with the panel beside it, or below it where the terminal is narrow.
#include "screen.h"
#include "board.h"
#include "panel.h"
#include "width.h"

enum {
    GAP = 2,           // columns between board and panel
    PANEL_COLUMNS = 48 // with fewer beside the board the panel goes below it
};

// Where things are in a frame.
struct layout {
    int columns, rows; // rows 0: any number
    int size;          // of the board
    int first, count;  // the board's rows that are shown
    bool board;        // whether the board fits
    bool beside;       // whether the panel fits beside it
};

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static struct layout plan(const struct scene *scene, int columns, int rows)
{
    int size = ck_position_rules(scene->position)->size;
    struct layout layout = {.columns = columns, .rows = rows, .size = size, .count = size};
    layout.board = board_columns(size) <= columns;
    layout.beside = board_columns(size) + GAP + PANEL_COLUMNS <= columns;
    return layout;
}

// Leaves out rows of the board that do not fit above `below` lines, far from the last move.
static void plan_rows(struct layout *layout, const struct scene *scene, int below)
{
    int fit = layout->rows - 2 - below;
    if (layout->rows == 0 || fit >= layout->size)
        return;
    int middle = scene->ply > 0 ? board_row_of(scene->move.to, layout->size) : layout->size / 2;
    layout->count = fit > 0 ? fit : 1;
    layout->first = clamp(middle - layout->count / 2, 0, layout->size - layout->count);
}

// The lines of the board with its edges.
static int board_lines(const struct layout *layout)
{
    return layout->board ? layout->count + 2 : 1;
}

static void draw_board_line(FILE *out, const struct board *board, const struct look *look,
                            const struct layout *layout, int line)
{
    if (!layout->board) {
        char text[128];
        snprintf(text, sizeof text, "a board of %d x %d takes %d columns, and here are %d",
                 layout->size, layout->size, board_columns(layout->size), layout->columns);
        text_put(out, text, layout->columns, look->glyphs->ellipsis);
    } else if (line == 0) {
        board_edge(out, layout->size, look, true, layout->first > 0);
    } else if (line == layout->count + 1) {
        bool cut = layout->first + layout->count < layout->size;
        board_edge(out, layout->size, look, false, cut);
    } else {
        board_row(out, board, look, layout->first + line - 1);
    }
}

void screen_draw(FILE *out, const struct scene *scene, const struct look *look, int columns,
                 int rows)
{
    struct layout layout = plan(scene, columns, rows);
    int left = layout.beside ? board_columns(layout.size) + GAP : 0; // where the panel begins
    struct panel panel;
    struct board board;

    panel_fill(&panel, scene, look, columns - left);
    plan_rows(&layout, scene, layout.beside ? 0 : panel.count);
    board_set(&board, scene->position);
    if (scene->ply > 0)
        board_mark(&board, scene->before, scene->move);

    int high = board_lines(&layout);
    int shift = layout.beside ? 0 : high; // the line where the panel begins
    int end = panel.count + shift > high ? panel.count + shift : high;
    for (int line = 0; line < end && (rows == 0 || line < rows); line++) {
        if (line < high)
            draw_board_line(out, &board, look, &layout, line);
        if (line >= shift && line - shift < panel.count) {
            int blanks = line < high ? GAP : left;
            fprintf(out, "%*s", blanks, "");
            text_put(out, panel.lines[line - shift], columns - left, look->glyphs->ellipsis);
        }
        fputc('\n', out);
    }
}
