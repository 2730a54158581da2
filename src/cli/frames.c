// SPDX-License-Identifier: MIT
//
// The frames that `play` shows of a game: redrawn in place in the live view, one below the
// other in the history view, none in the view none.
#define _POSIX_C_SOURCE 200809L

#include "frames.h"
#include "board.h"
#include "output.h"
#include "panel.h"
#include "players.h"
#include "screen.h"
#include "stream.h"
#include "terminal.h"
#include "wrap.h"
#include <stdlib.h>
#include <unistd.h>

// Lines below a live frame: one for the cursor, and what a seat says and asks mostly takes.
enum { LINES_BELOW = 1, LINES_BELOW_SEAT = 3 };

static enum view choose_view(const struct options *options)
{
    if (options->format == FORMAT_JSON)
        return VIEW_NONE;
    if (options->view == VIEW_AUTO || options->view == VIEW_LIVE)
        return terminal_is_screen() ? VIEW_LIVE : VIEW_HISTORY;
    return (enum view)options->view;
}

static struct look choose_look(const struct options *options, bool people)
{
    bool unicode = options->style == STYLE_UNICODE ||
                   (options->style == STYLE_AUTO && terminal_has_unicode());
    return (struct look){
        .glyphs = unicode ? &glyphs_unicode : &glyphs_ascii,
        .color = terminal_has_color((enum color)options->color),
        .coords = options->coords == COORDS_ON || (options->coords == COORDS_AUTO && people),
    };
}

void frames_start(struct frames *frames, const struct options *options,
                  ck_agent *const agents[2])
{
    *frames = (struct frames){.view = choose_view(options), .printed = -1};
    frames->look = choose_look(options, players_human(agents));
    if (frames->view == VIEW_LIVE || options_given(options, "delay"))
        frames->delay = options->delay;
    record_start(&frames->record, agents, &frames->look);
}

void frames_free(struct frames *frames)
{
    record_free(&frames->record);
    free(frames->refusal);
}

void frames_add(struct frames *frames, const ck_ply *ply)
{
    record_add(&frames->record, ply);
    if (frames->view != VIEW_LIVE || !ck_agent_is_human(ply->agent))
        return;
    // It is kept for the next question, as the frame that shows it is soon replaced.
    free(frames->refusal);
    frames->refusal = panel_refusal(ply->before, ply->decision, &frames->look);
    frames->refusal_ply = ply->ply;
}

static int board_size(const ck_game *game)
{
    return ck_position_rules(ck_game_position(game))->size;
}

// The columns of a frame. A file has no last one, so that there the board is whole in any case.
static int frame_columns(const ck_game *game)
{
    int board = board_columns(board_size(game));
    int columns = terminal_columns();
    return !isatty(STDOUT_FILENO) && board > columns ? board : columns;
}

// Writes a frame of at most so many rows, of any number for 0.
static void draw(const struct frames *frames, const ck_game *game, FILE *out, int rows)
{
    struct scene scene;
    record_scene(&frames->record, game, &scene);
    screen_draw(out, &scene, &frames->look, frame_columns(game), rows);
}

void frames_print(struct frames *frames, const ck_game *game)
{
    if (frames->view == VIEW_NONE || frames->printed == (long)ck_game_plies(game))
        return;
    frames->printed = (long)ck_game_plies(game);
    draw(frames, game, stdout, 0);
    putchar('\n');
    output_flush();
}

static void redraw(const struct frames *frames, const ck_game *game, int rows, bool cursor)
{
    struct stream stream;
    stream_open(&stream);
    draw(frames, game, stream.out, rows);
    char *text = stream_close(&stream);
    terminal_redraw(text, cursor);
    free(text);
}

// Redraws the live frame with nothing to be said below it.
static void redraw_alone(const struct frames *frames, const ck_game *game)
{
    int rows = terminal_rows(); // 0 where it does not tell
    redraw(frames, game, rows > LINES_BELOW ? rows - LINES_BELOW : rows, false);
}

// The rows of a frame above so many lines on a terminal of `rows`, and above a few more lest a
// short answer moves it, as long as the board stays whole. Where even its squares alone are too
// many, what is below scrolls them.
static int rows_above(int size, int rows, int below)
{
    int whole = screen_board_rows(size);
    int spare = below < LINES_BELOW_SEAT ? LINES_BELOW_SEAT : below;
    if (rows - spare >= whole)
        return rows - spare;
    if (rows - below >= size)
        return rows - below < whole ? rows - below : whole;
    if (rows - LINES_BELOW < 1)
        return 1;
    return rows - LINES_BELOW < size ? rows - LINES_BELOW : size;
}

// Redraws the live frame above so many lines, with the cursor on the last of them.
static void redraw_above(const struct frames *frames, const ck_game *game, int below)
{
    int rows = terminal_rows();
    redraw(frames, game, rows > 0 ? rows_above(board_size(game), rows, below) : 0, true);
}

void frames_show(struct frames *frames, const ck_game *game)
{
    if (frames->view == VIEW_LIVE)
        redraw_alone(frames, game);
    else if (frames->view == VIEW_HISTORY)
        frames_print(frames, game);
}

void frames_pause(const struct frames *frames, const ck_game *game)
{
    if (frames->view == VIEW_NONE)
        return;
    while (!terminal_wait(frames->delay))
        if (frames->view == VIEW_LIVE)
            redraw_alone(frames, game);
}

// What there is to say below the position, in lines that fit, to be freed.
static char *text_below(const struct frames *frames, const ck_game *game, const char *said)
{
    int since = (int)ck_game_plies(game) - frames->refusal_ply;
    bool refused = frames->refusal && (since == 0 || since == 1);
    struct stream stream;
    stream_open(&stream);
    wrap_lines(stream.out, said[0] == '\0' && refused ? frames->refusal : said,
               terminal_columns());
    return stream_close(&stream);
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (const char *c = text; *c; c++)
        lines += *c == '\n';
    return lines;
}

void frames_ask(struct frames *frames, const ck_game *game, const char *said, FILE *talk)
{
    char *text = text_below(frames, game, said);
    if (frames->view == VIEW_HISTORY)
        frames_print(frames, game);
    else if (frames->view == VIEW_LIVE)
        redraw_above(frames, game, count_lines(text) + LINES_BELOW);
    fputs(text, talk);
    free(text);
}

void frames_leave(const struct frames *frames, const ck_game *game)
{
    if (frames->view == VIEW_LIVE)
        draw(frames, game, stdout, 0);
}
