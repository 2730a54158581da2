// SPDX-License-Identifier: MIT
//
// checkers play: watch two agents play a game, or take a seat.
#define _POSIX_C_SOURCE 200809L

#include "command.h"
#include "frames.h"
#include "output.h"
#include "play_json.h"
#include "players.h"
#include "seat.h"
#include "setup.h"
#include "show.h"
#include "stream.h"
#include "terminal.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Plies after which a game is stopped that no rule draws and no person watches over.
enum { ENDLESS = 10000 };

// What takes part in a game that is being shown.
struct play {
    const struct options *options;
    ck_agent *agents[2];
    struct seat seat;
    struct frames frames;
    struct play_json json;
};

// Shows the game now, and for a while; a frame before a question or at the end stays anyway.
static void show(struct play *play, const ck_game *game)
{
    enum ck_side turn = ck_position_turn(ck_game_position(game));
    frames_show(&play->frames, game);
    if (ck_game_outcome(game).result == CK_UNFINISHED && !ck_agent_is_human(play->agents[turn]))
        frames_pause(&play->frames, game);
}

// Shows the position that a person is asked about, and what there is to say.
static void show_question(void *context, const ck_game *game, const char *said)
{
    struct play *play = context;
    frames_ask(&play->frames, game, said, play->seat.talk);
}

// A ck_watch: shows each ply.
static bool watch(void *context, const ck_ply *ply)
{
    struct play *play = context;
    frames_add(&play->frames, ply);
    if (play->options->format == FORMAT_JSON)
        play_json_ply(&play->json, ply);
    else if (play->frames.view != VIEW_NONE)
        show(play, ply->game);
    else if (players_human(play->agents))
        seat_tell(&play->seat, ply);
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

// Goes back in a game that the rules have ended, where a person at a terminal wants to, so that
// a person is to move. False where the game stays over.
static bool take_end_back(struct play *play, ck_game *game)
{
    ck_outcome outcome = ck_game_outcome(game);
    enum ck_side turn = ck_position_turn(ck_game_position(game));
    bool own = ck_agent_is_human(play->agents[ck_side_other(turn)]);
    size_t back = own ? 1 : 2; // a person's last ply, or that and the answer to it
    if (!players_human(play->agents) || play->seat.echo || outcome.result == CK_UNFINISHED ||
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

// The ply at which the game is stopped, 0 for none.
static int last_ply(const struct play *play, const ck_game *game)
{
    int steps = play->options->max_steps;
    if (steps == 0 && !players_human(play->agents) &&
        ck_position_rules(ck_game_position(game))->quiet_limit == 0)
        steps = ENDLESS; // kings could go on for ever
    return steps > 0 ? (int)ck_game_plies(game) + steps : 0;
}

// Plays the game on and shows it, to the end that nobody takes back.
static enum ck_status play_on(struct play *play, ck_game *game, ck_outcome *outcome)
{
    ck_match_options match = {
        .watch = watch, .context = play, .max_plies = last_ply(play, game)};
    if (play->frames.view == VIEW_LIVE) {
        terminal_enter();
        if (players_human(play->agents) && terminal_take_keys())
            play->seat.input.echo = stdout;
    }
    show(play, game);

    enum ck_status status;
    do
        status = ck_match_play(game, play->agents, &match, outcome);
    while (status == CK_OK && take_end_back(play, game));
    terminal_leave();
    return status;
}

// Shows a game to its end, also one that is over before it begins. Returns the exit code.
static int play_game(struct play *play, ck_game *game)
{
    ck_outcome outcome = ck_game_outcome(game);
    bool finished = outcome.result != CK_UNFINISHED;
    enum ck_status status = finished ? CK_OK : play_on(play, game, &outcome);
    if (status != CK_OK)
        return fail_status(status);
    if (play->seat.input.error != 0)
        return fail("cannot read the moves: %s", strerror(play->seat.input.error));
    if (play->options->format == FORMAT_JSON) {
        play_json_result(&play->json, game, outcome);
    } else if (finished) {
        frames_print(&play->frames, game);
        show_over(stdout, outcome, ck_position_rules(ck_game_position(game)));
    } else {
        frames_leave(&play->frames, game);
        say_result(stdout, game, outcome);
    }
    return EXIT_DONE;
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
    seat->talk = play->frames.view == VIEW_NONE ? stderr : stdout;
    seat->look = &play->frames.look;
    seat->echo = !isatty(STDIN_FILENO);
    if (play->frames.view == VIEW_LIVE)
        seat->input.wait = terminal_wait_input;
    seat->show = show_question;
    seat->context = play;
    for (int side = 0; side < 2; side++) {
        seat->hints.gates[side] = setup->gate;
        ck_agent_gate(play->agents[side], &seat->hints.gates[side]);
    }
    return !players_human(play->agents) ||
           (seat->hints.search = setup_search(play->options, rules));
}

// Prepares all that shows a game. False once it has said what is wrong.
static bool prepare(struct play *play, const ck_rules *rules)
{
    ck_agent_setup setup;
    if (!choose_setup(play, &setup) || !players_new(play->agents, play->options, rules, &setup))
        return false;
    frames_start(&play->frames, play->options, play->agents);
    return prepare_seat(play, rules, &setup);
}

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    struct play *play = memory_need(1, sizeof *play);
    play->options = options;
    ck_game *game = setup_game(options);
    int code = EXIT_WRONG;
    if (game && prepare(play, ck_position_rules(ck_game_position(game))))
        code = play_game(play, game);
    ck_search_free(play->seat.hints.search);
    frames_free(&play->frames);
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
