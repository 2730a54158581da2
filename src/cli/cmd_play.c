// SPDX-License-Identifier: MIT
//
// checkers play: watch two agents play a game, or take a seat.
#define _POSIX_C_SOURCE 200809L

#include "board.h"
#include "command.h"
#include "output.h"
#include "panel.h"
#include "players.h"
#include "record.h"
#include "screen.h"
#include "seat.h"
#include "setup.h"
#include "show.h"
#include "stream.h"
#include "terminal.h"
#include "wrap.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Lines below a live frame: one for the cursor, and what a seat says and asks mostly takes.
enum { LINES_BELOW = 1, LINES_BELOW_SEAT = 3 };

// Plies after which a game is stopped that no rule draws and no person watches over.
enum { ENDLESS = 10000 };

// A game that is being shown.
struct play {
    const struct options *options;
    ck_agent *agents[2];
    bool people; // whether a person takes part
    enum view view;
    struct look look;
    struct record record;
    struct seat seat;
    size_t written;     // plies that the JSON has told of
    long shown;         // plies of the last frame of the history view; -1 before the first
    char *refused;      // why the gate overrode a move of a person, for the live view
    size_t refused_ply; // from 1
};

// The columns of a frame. A file has no last one, so that there the board is whole in any case.
static int frame_columns(const ck_game *game)
{
    int board = board_columns(ck_position_rules(ck_game_position(game))->size);
    int columns = terminal_columns();
    return !isatty(STDOUT_FILENO) && board > columns ? board : columns;
}

// Writes a frame of the game now.
static void draw(const struct play *play, const ck_game *game, FILE *out, int rows)
{
    struct scene scene;
    record_scene(&play->record, game, &scene);
    screen_draw(out, &scene, &play->look, frame_columns(game), rows);
}

// Prints a frame of the history view, unless it is there already.
static void print_frame(struct play *play, const ck_game *game)
{
    if (play->shown == (long)ck_game_plies(game))
        return;
    play->shown = (long)ck_game_plies(game);
    draw(play, game, stdout, 0);
    putchar('\n');
    output_flush();
}

// The rows of a frame above so many lines on a terminal of `rows`, and above a few more lest a
// short answer moves it, as long as the board stays whole. Where even its squares alone are too
// many, what is below scrolls them.
static int frame_rows(int size, int rows, int below)
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

// Redraws the live frame above so many lines.
static void redraw(const struct play *play, const ck_game *game, int below, bool ask)
{
    int rows = terminal_rows(); // 0 where it does not tell
    if (rows > 0 && ask)
        rows = frame_rows(ck_position_rules(ck_game_position(game))->size, rows, below);
    else if (rows > 0)
        rows = rows > below ? rows - below : 1;
    struct stream stream;
    stream_open(&stream);
    draw(play, game, stream.out, rows);
    char *text = stream_close(&stream);
    terminal_redraw(text, ask);
    free(text);
}

// Whether the game goes on with a move of a person.
static bool person_next(const struct play *play, const ck_game *game)
{
    return ck_agent_is_human(play->agents[ck_position_turn(ck_game_position(game))]);
}

// Lets a frame be seen before the next one; a frame before a question stays anyway.
static void pause_frame(const struct play *play, const ck_game *game)
{
    bool over = ck_game_outcome(game).result != CK_UNFINISHED;
    if (over || person_next(play, game))
        return;
    while (!terminal_wait(play->options->delay))
        if (play->view == VIEW_LIVE)
            redraw(play, game, LINES_BELOW, false);
}

static void show_frame(struct play *play, const ck_game *game)
{
    if (play->view == VIEW_LIVE)
        redraw(play, game, LINES_BELOW, false);
    else if (play->view == VIEW_HISTORY)
        print_frame(play, game);
    if (play->view == VIEW_LIVE ||
        (play->view == VIEW_HISTORY && options_given(play->options, "delay")))
        pause_frame(play, game);
}

// What there is to say below the position: the seat's answer, or else why the gate has
// overridden the last move of the person who is asked. To be freed.
static char *text_below(const struct play *play, const ck_game *game, const char *said)
{
    size_t plies = ck_game_plies(game);
    bool refused =
        play->refused && (plies == play->refused_ply || plies == play->refused_ply + 1);
    struct stream stream;
    stream_open(&stream);
    wrap_lines(stream.out, said[0] == '\0' && refused ? play->refused : said,
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

// Shows the position that a person is asked about, and what there is to say.
static void show_question(void *context, const ck_game *game, const char *said)
{
    struct play *play = context;
    char *text = text_below(play, game, said);
    int below = count_lines(text) + LINES_BELOW;
    if (play->view == VIEW_HISTORY)
        print_frame(play, game);
    else if (play->view == VIEW_LIVE)
        redraw(play, game, below, true);
    fputs(text, play->seat.talk);
    free(text);
}

static bool overridden(const ck_decision *decision)
{
    return decision->has_verdict && !decision->verdict->act;
}

// What the gate says of a ply, to be freed.
static char *verdict_text(const struct play *play, const ck_ply *ply)
{
    struct stream stream;
    stream_open(&stream);
    panel_print_verdict(stream.out, ply->before, ply->decision->verdict, &play->look);
    return stream_close(&stream);
}

// Tells a person without a board what was played.
static void say_ply(const struct play *play, const ck_ply *ply)
{
    const ck_decision *decision = ply->decision;
    char *move = move_text(ply->before, decision->move);
    fprintf(play->seat.talk, "%s plays %s\n", side_name(ply->turn), move);
    free(move);
    if (!overridden(decision))
        return;
    char *verdict = verdict_text(play, ply);
    wrap_lines(play->seat.talk, verdict, terminal_columns());
    free(verdict);
}

// Keeps what the gate says of a person's move for the next question, as the frame that shows
// it is soon replaced.
static void keep_refusal(struct play *play, const ck_ply *ply)
{
    if (!ck_agent_is_human(ply->agent))
        return;
    free(play->refused);
    play->refused = NULL;
    if (!overridden(ply->decision))
        return;
    play->refused = verdict_text(play, ply);
    play->refused_ply = (size_t)ply->ply;
}

// Tells of plies that a person has taken back, now that there are only so many.
static void write_undo(const struct play *play, size_t plies)
{
    struct json json = {0};
    if (plies >= play->written)
        return;
    json_object(&json, NULL);
    json_count(&json, "undo", play->written - plies);
    json_object_end(&json);
}

static void write_ply(struct play *play, const ck_ply *ply)
{
    const ck_decision *decision = ply->decision;
    struct json json = {0};
    write_undo(play, (size_t)ply->ply - 1);
    play->written = (size_t)ply->ply;
    json_object(&json, NULL);
    json_integer(&json, "ply", ply->ply);
    json_text(&json, "turn", ck_side_text(ply->turn));
    json_text(&json, "agent", ck_agent_name(ply->agent));
    json_rules(&json, ck_position_rules(ply->before));
    json_fen(&json, "fen", ply->before);
    json_move(&json, "move", ply->before, decision->move);
    json_move(&json, "proposal", ply->before, decision->proposal);
    json_bool(&json, "override", overridden(decision));
    json_count(&json, "nodes", decision->nodes);
    if (decision->has_verdict)
        json_checks(&json, ply->before, decision->verdict);
    json_object_end(&json);
    output_flush();
}

// A ck_watch: shows each ply.
static bool watch(void *context, const ck_ply *ply)
{
    struct play *play = context;
    record_add(&play->record, ply);
    if (play->view == VIEW_LIVE)
        keep_refusal(play, ply);
    if (play->options->format == FORMAT_JSON)
        write_ply(play, ply);
    else if (play->view != VIEW_NONE)
        show_frame(play, ply->game);
    else if (play->people)
        say_ply(play, ply);
    return true;
}

// Says how a game ended, in a line.
static void say_result(FILE *out, const ck_game *game, ck_outcome outcome)
{
    char *reason = outcome_text(outcome, ck_position_rules(ck_game_position(game)));
    size_t plies = ck_game_plies(game);
    fprintf(out, "%s: %s after %zu %s\n", result_name(outcome.result), reason, plies,
            plies == 1 ? "ply" : "plies");
    free(reason);
}

static void write_result(const struct play *play, const ck_game *game, ck_outcome outcome)
{
    struct json json = {0};
    if (play->options->format != FORMAT_JSON) {
        say_result(stdout, game, outcome);
        return;
    }
    write_undo(play, ck_game_plies(game));
    const ck_rules *rules = ck_position_rules(ck_game_position(game));
    json_object(&json, NULL);
    json_rules(&json, rules);
    json_outcome(&json, outcome, rules);
    json_count(&json, "plies", ck_game_plies(game));
    json_object_end(&json);
}

// Goes back in a game that the rules have ended, where a person at a terminal wants to, so that
// a person is to move. False where the game stays over.
static bool take_end_back(struct play *play, ck_game *game)
{
    ck_outcome outcome = ck_game_outcome(game);
    enum ck_side turn = ck_position_turn(ck_game_position(game));
    bool own = ck_agent_is_human(play->agents[ck_side_other(turn)]);
    size_t back = own ? 1 : 2; // a person's last ply, or that and the answer to it
    if (!play->people || play->seat.echo || outcome.result == CK_UNFINISHED ||
        ck_game_plies(game) < back)
        return false;
    struct stream stream;
    stream_open(&stream);
    say_result(stream.out, game, outcome);
    char *result = stream_close(&stream);
    bool wanted = seat_ask_back(&play->seat, game, result);
    free(result);
    for (size_t i = 0; wanted && i < back; i++)
        ck_game_undo(game);
    return wanted;
}

// Shows a game that is over before it begins.
static int show_finished(struct play *play, const ck_game *game, ck_outcome outcome)
{
    if (play->options->format == FORMAT_JSON) {
        write_result(play, game, outcome);
        return EXIT_DONE;
    }
    if (play->view != VIEW_NONE)
        print_frame(play, game);
    show_over(stdout, outcome, ck_position_rules(ck_game_position(game)));
    return EXIT_DONE;
}

// Plays the game on and shows it. Returns the exit code.
static int play_game(struct play *play, ck_game *game)
{
    ck_outcome outcome = ck_game_outcome(game);
    if (outcome.result != CK_UNFINISHED)
        return show_finished(play, game, outcome);

    int steps = play->options->max_steps;
    if (steps == 0 && !play->people &&
        ck_position_rules(ck_game_position(game))->quiet_limit == 0)
        steps = ENDLESS; // kings could go on for ever
    ck_match_options match = {.watch = watch, .context = play};
    if (steps > 0)
        match.max_plies = (int)ck_game_plies(game) + steps;
    if (play->view == VIEW_LIVE)
        terminal_enter();
    if (play->view == VIEW_LIVE && play->people && terminal_take_keys())
        play->seat.input.echo = stdout;
    show_frame(play, game);

    enum ck_status status;
    do
        status = ck_match_play(game, play->agents, &match, &outcome);
    while (status == CK_OK && take_end_back(play, game));
    terminal_leave();
    if (status != CK_OK)
        return fail_status(status);
    if (play->seat.input.error != 0)
        return fail("cannot read the moves: %s", strerror(play->seat.input.error));
    if (play->view == VIEW_LIVE)
        draw(play, game, stdout, 0);
    write_result(play, game, outcome);
    return EXIT_DONE;
}

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

// What the agents are where their names do not say. False once it has said what is wrong.
static bool choose_setup(struct play *play, ck_agent_setup *setup)
{
    const struct options *options = play->options;
    *setup =
        (ck_agent_setup){.gate = {.horizon = options->horizon, .tolerance = options->tolerance},
                         .depth = options->depth,
                         .hash = options->hash,
                         .ask = seat_ask,
                         .ask_context = &play->seat};
    return setup_weights(options, &setup->gate.weights);
}

// Prepares the seat of the people in the game. False once it has said what is wrong.
static bool prepare_seat(struct play *play, const ck_rules *rules, const ck_agent_setup *setup)
{
    struct seat *seat = &play->seat;
    seat->talk = play->view == VIEW_NONE ? stderr : stdout;
    seat->look = &play->look;
    seat->echo = !isatty(STDIN_FILENO);
    seat->columns = terminal_columns;
    if (play->view == VIEW_LIVE)
        seat->input.wait = terminal_wait_input;
    seat->show = show_question;
    seat->context = play;
    for (int side = 0; side < 2; side++) {
        seat->gates[side] = setup->gate;
        ck_agent_gate(play->agents[side], &seat->gates[side]);
    }
    return !play->people || (seat->search = setup_search(play->options, rules));
}

// Prepares all that shows a game. False once it has said what is wrong.
static bool prepare(struct play *play, const ck_rules *rules)
{
    ck_agent_setup setup;
    if (!choose_setup(play, &setup) || !players_new(play->agents, play->options, rules, &setup))
        return false;
    play->people = ck_agent_is_human(play->agents[0]) || ck_agent_is_human(play->agents[1]);
    play->look = choose_look(play->options, play->people);
    record_start(&play->record, play->agents, &play->look);
    return prepare_seat(play, rules, &setup);
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    struct play *play = memory_need(1, sizeof *play);
    play->options = options;
    play->view = choose_view(options);
    play->shown = -1;

    ck_game *game = setup_game(options);
    int code = EXIT_WRONG;
    if (game && prepare(play, ck_position_rules(ck_game_position(game))))
        code = play_game(play, game);
    ck_search_free(play->seat.search);
    record_free(&play->record);
    free(play->refused);
    players_free(play->agents);
    ck_game_free(game);
    free(play);
    return code;
}

const struct command cmd_play = {
    .name = "play",
    .summary = "watch two agents play a game, or take a seat",
    .arguments = "",
    .details =
        "The agent \"human\" is you: type a move such as 11-15, or ? for what else\n"
        "there is to type, such as undo, which at a terminal also takes back\n"
        "the end of a game. \"gated:proposer=human\" puts your moves through the gate,\n"
        "which plays its best move in place of one that it refuses: after undo you may\n"
        "choose another, and the same one is refused again, however often. What is no\n"
        "legal move is only asked for again. A hint has 5 seconds, or the time=SECONDS of\n"
        "a gated seat, and says how deep it came.\n"
        "The first of the agents plays Red, who moves first. --level is short for\n"
        "--agents human,AGENT with an agent of that strength.",
    .options =
        POSITION_OPTIONS "agents level seed view delay max-steps style color coords no-coords "
                         "depth horizon tolerance eval hash",
    .example = "play --agents gated,greedy --view history --coords\n"
               "play --level 4\n"
               "play --agents human,search:depth=8\n"
               "play --agents gated:proposer=human,search --seed 5",
    .arguments_min = 0,
    .arguments_max = 0,
    .run = run,
};
