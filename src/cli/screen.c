// SPDX-License-Identifier: MIT
//
// A frame: the board with the panel beside it, or below it where the terminal is narrow.
#include "screen.h"
#include "board.h"
#include "panel.h"
#include "width.h"

enum {
    GAP = 2,                 // columns between board and panel
    PANEL_COLUMNS = 48,      // with fewer beside the board the panel goes below it,
    PANEL_COLUMNS_SOME = 28, // unless there are too few lines for that, and no fewer than these
    EDGES = 2,
    ROWS_SOME = 4 // of a board that says something
};

// Where things are in a frame.
struct layout {
    int columns, rows; // rows 0: any number
    int size;          // of the board
    int first, count;  // the board's rows that are shown; none where it does not fit
    bool edges;        // whether they are shown
    bool wide;         // whether the board is too wide
    bool beside;       // whether the panel is beside it
};

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

int screen_board_rows(int size)
{
    return size + EDGES;
}

// Leaves out what of the board does not fit: its edges, or rows far from the last move.
static void plan_rows(struct layout *layout, const struct scene *scene)
{
    layout->count = layout->size;
    layout->edges = layout->rows == 0 || layout->rows >= layout->size + EDGES;
    if (layout->edges || layout->rows >= layout->size)
        return;
    int middle = scene->ply > 0 ? board_row_of(scene->move.to, layout->size) : layout->size / 2;
    int fit = layout->rows - EDGES;
    layout->edges = true;
    layout->count = fit >= ROWS_SOME ? fit : 0;
    layout->first = clamp(middle - layout->count / 2, 0, layout->size - layout->count);
}

// The lines of the board with its edges, or of what is said in its place.
static int board_lines(const struct layout *layout)
{
    return layout->count > 0 ? layout->count + (layout->edges ? EDGES : 0) : 1;
}

// Where the panel begins.
static int panel_left(const struct layout *layout)
{
    return layout->beside ? board_columns(layout->size) + GAP : 0;
}

// Finds a place for the panel and fills it.
static void plan_panel(struct layout *layout, const struct scene *scene,
                       const struct look *look, struct panel *panel)
{
    int room = layout->columns - board_columns(layout->size) - GAP;
    layout->beside = layout->count > 0 && room >= PANEL_COLUMNS;
    panel_fill(panel, scene, look, layout->columns - panel_left(layout));
    bool fits = layout->rows == 0 || board_lines(layout) + panel->count <= layout->rows;
    if (layout->beside || fits || layout->count == 0 || room < PANEL_COLUMNS_SOME)
        return;
    layout->beside = true;
    panel_fill(panel, scene, look, room);
}

static struct layout plan(const struct scene *scene, const struct look *look, int columns,
                          int rows, struct panel *panel)
{
    struct layout layout = {.columns = columns, .rows = rows};
    layout.size = ck_position_rules(scene->position)->size;
    layout.wide = board_columns(layout.size) > columns;
    if (!layout.wide)
        plan_rows(&layout, scene);
    plan_panel(&layout, scene, look, panel);
    return layout;
}

// Says in a line why there is no board.
static void draw_apology(FILE *out, const struct look *look, const struct layout *layout)
{
    char text[128];
    snprintf(text, sizeof text, "a board of %d x %d takes %d %s, and here are %d", layout->size,
             layout->size, layout->wide ? board_columns(layout->size) : layout->size,
             layout->wide ? "columns" : "lines", layout->wide ? layout->columns : layout->rows);
    text_put(out, text, layout->columns, look->glyphs->ellipsis);
}

static void draw_board_line(FILE *out, const struct board *board, const struct look *look,
                            const struct layout *layout, int line)
{
    int row = layout->edges ? line - 1 : line;
    if (layout->count == 0)
        draw_apology(out, look, layout);
    else if (row < 0)
        board_edge(out, layout->size, look, true, layout->first > 0);
    else if (row == layout->count)
        board_edge(out, layout->size, look, false,
                   layout->first + layout->count < layout->size);
    else
        board_row(out, board, look, layout->first + row);
}

void screen_draw(FILE *out, const struct scene *scene, const struct look *look, int columns,
                 int rows)
{
    struct panel panel;
    struct board board;
    struct layout layout = plan(scene, look, columns, rows, &panel);
    board_set(&board, scene->position);
    if (scene->ply > 0)
        board_mark(&board, scene->before, scene->move);

    int left = panel_left(&layout);
    int height = board_lines(&layout);
    int top = layout.beside ? 0 : height; // the line where the panel begins
    int end = top + panel.count > height ? top + panel.count : height;
    for (int line = 0; line < end && (rows == 0 || line < rows); line++) {
        if (line < height)
            draw_board_line(out, &board, look, &layout, line);
        if (line >= top && line - top < panel.count) {
            int blanks = line < height ? GAP : left;
            fprintf(out, "%*s", blanks, "");
            text_put(out, panel.lines[line - top], columns - left, look->glyphs->ellipsis);
        }
        fputc('\n', out);
    }
}
