// SPDX-License-Identifier: MIT
//
// A game between two agents.
#include <checkers/match.h>

// Takes plies back until the person who asked for it is to move again: its own last ply and
// what came after it; where it has none, nothing.
static void take_back(ck_game *game)
{
    if (ck_game_plies(game) < 2)
        return;
    ck_game_undo(game);
    ck_game_undo(game);
}

// The outcome that a person's answer gives the game.
static ck_outcome leave_or_resign(enum ck_answer answer, enum ck_side turn)
{
    if (answer == CK_ANSWER_LEAVE)
        return (ck_outcome){CK_UNFINISHED, CK_LEFT};
    return (ck_outcome){turn == CK_RED ? CK_WHITE_WINS : CK_RED_WINS, CK_RESIGNED};
}

enum ck_status ck_match_play(ck_game *game, ck_agent *const agents[2],
                             const ck_match_options *options, ck_outcome *outcome)
{
    for (;;) {
        const ck_position *position = ck_game_position(game);
        enum ck_side turn = ck_position_turn(position);
        *outcome = ck_game_outcome(game);
        if (outcome->result != CK_UNFINISHED)
            return CK_OK;
        if (options->max_plies > 0 && ck_game_plies(game) >= (size_t)options->max_plies) {
            *outcome = (ck_outcome){CK_UNFINISHED, CK_PLY_LIMIT};
            return CK_OK;
        }
        ck_decision decision;
        enum ck_status status = ck_agent_decide(agents[turn], game, &decision);
        if (status != CK_OK)
            return status;
        if (decision.answer == CK_ANSWER_UNDO) {
            take_back(game);
            continue;
        }
        if (decision.answer != CK_ANSWER_MOVE) {
            *outcome = leave_or_resign(decision.answer, turn);
            return CK_OK;
        }
        status = ck_game_play(game, decision.move);
        if (status != CK_OK)
            return status;
        ck_ply ply = {
            .ply = (int)ck_game_plies(game),
            .turn = turn,
            .agent = agents[turn],
            .game = game,
            .before = ck_game_position_at(game, ck_game_plies(game) - 1),
            .decision = &decision,
        };
        if (options->watch != NULL && !options->watch(options->context, &ply)) {
            *outcome = ck_game_outcome(game);
            if (outcome->result == CK_UNFINISHED)
                outcome->reason = CK_LEFT;
            return CK_OK;
        }
    }
}
