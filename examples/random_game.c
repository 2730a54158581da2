// SPDX-License-Identifier: MIT
//
// Plays two random agents against each other and prints the game, the same for the same seed:
//
//   random_game 2
#include <checkers/checkers.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

// Prints a ply as it is played, with a move number before each of Red's.
static bool print_ply(void *context, const ck_ply *ply)
{
    (void)context;
    char move[CK_MOVE_TEXT_SIZE];
    ck_move_write(ply->before, ply->decision->move, move, sizeof move);
    if (ply->turn == CK_RED)
        printf("%3d. %s", (ply->ply + 1) / 2, move);
    else
        printf(" %s\n", move);
    return true;
}

static void print_end(const ck_game *game, ck_outcome outcome)
{
    const ck_position *position = ck_game_position(game);
    char why[128], fen[256];
    ck_outcome_write(outcome, ck_position_rules(position), why, sizeof why);
    ck_fen_write(position, fen, sizeof fen);
    printf("%s%s after %zu plies: %s\n%s\n", ck_game_plies(game) % 2 == 1 ? "\n" : "",
           ck_result_text(outcome.result), ck_game_plies(game), why, fen);
}

static enum ck_status play(ck_game *game, uint64_t seed)
{
    const ck_rules *rules = ck_position_rules(ck_game_position(game));
    ck_agent *agents[2] = {NULL, NULL};
    enum ck_status status = CK_OK;
    for (int side = CK_RED; side <= CK_WHITE && status == CK_OK; side++) {
        status = ck_agent_new(&agents[side], "random", rules, NULL, NULL);
        if (status == CK_OK)
            ck_agent_seed(agents[side], 2 * seed + (uint64_t)side);
    }
    if (status == CK_OK) {
        ck_match_options options = {.watch = print_ply};
        ck_outcome outcome;
        status = ck_match_play(game, agents, &options, &outcome);
        if (status == CK_OK)
            print_end(game, outcome);
    }
    ck_agent_free(agents[CK_RED]);
    ck_agent_free(agents[CK_WHITE]);
    return status;
}

static enum ck_status play_from_start(uint64_t seed)
{
    ck_rules rules = ck_rules_english(8);
    ck_position *start;
    enum ck_status status = ck_position_new(&start, &rules);
    if (status != CK_OK)
        return status;
    ck_game *game;
    status = ck_game_new(&game, start);
    ck_position_free(start);
    if (status != CK_OK)
        return status;
    status = play(game, seed);
    ck_game_free(game);
    return status;
}

int main(int argc, char **argv)
{
    char *end = "";
    errno = 0;
    uint64_t seed = argc == 2 ? strtoull(argv[1], &end, 10) : 0;
    if (argc > 2 || *end != '\0' || errno != 0) {
        fprintf(stderr, "usage: random_game [SEED]\n");
        return 2;
    }
    enum ck_status status = play_from_start(seed);
    if (status != CK_OK)
        fprintf(stderr, "random_game: %s\n", ck_status_text(status));
    return status == CK_OK ? 0 : 1;
}
