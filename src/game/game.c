// SPDX-License-Identifier: MIT
//
// A game: every position of it is kept, so that taking back is dropping the last.
#include <checkers/game.h>

#include "base/error.h"
#include "game/movetext.h"
#include "game/position.h"
#include <checkers/notation.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct ck_game {
    size_t plies, room; // positions[0..plies] are there, room for `room` of them
    ck_position **positions;
    ck_move *moves; // moves[i] leads from positions[i] to positions[i + 1]
};

static bool same_pieces(const ck_position *a, const ck_position *b)
{
    return a->core->same(position_state_const(a), position_state_const(b));
}

static bool make_room(ck_game *g, size_t room)
{
    ck_position **positions = realloc(g->positions, room * sizeof(ck_position *));
    if (positions == NULL)
        return false;
    g->positions = positions;
    ck_move *moves = realloc(g->moves, room * sizeof *moves);
    if (moves == NULL)
        return false;
    g->moves = moves;
    g->room = room;
    return true;
}

enum ck_status ck_game_new(ck_game **out, const ck_position *start)
{
    ck_game *g = calloc(1, sizeof *g);
    if (g == NULL)
        return CK_NO_MEMORY;
    if (!make_room(g, 128) || ck_position_copy(&g->positions[0], start) != CK_OK) {
        free(g->positions);
        free(g->moves);
        free(g);
        return CK_NO_MEMORY;
    }
    *out = g;
    return CK_OK;
}

void ck_game_free(ck_game *game)
{
    if (game == NULL)
        return;
    for (size_t i = 0; i <= game->plies; i++)
        ck_position_free(game->positions[i]);
    free(game->positions);
    free(game->moves);
    free(game);
}

size_t ck_game_plies(const ck_game *game)
{
    return game->plies;
}

const ck_position *ck_game_position(const ck_game *game)
{
    return game->positions[game->plies];
}

const ck_position *ck_game_position_at(const ck_game *game, size_t ply)
{
    return ply <= game->plies ? game->positions[ply] : NULL;
}

ck_move ck_game_move_at(const ck_game *game, size_t ply)
{
    return ply < game->plies ? game->moves[ply] : (ck_move){0};
}

// How often the position now has occurred. Before the last ply that started the quiet counter
// again it cannot have; but at its end the counter no longer tells which that was.
static int occurrences(const ck_game *game)
{
    const ck_position *now = ck_game_position(game);
    size_t back = (size_t)ck_position_quiet(now);
    size_t first = back < game->plies && back < CK_QUIET_LIMIT_MAX ? game->plies - back : 0;
    int n = 1;
    for (size_t ply = game->plies; ply >= first + 2; ply -= 2)
        n += same_pieces(game->positions[ply - 2], now);
    return n;
}

ck_outcome ck_game_outcome(const ck_game *game)
{
    const ck_position *now = ck_game_position(game);
    ck_outcome outcome = ck_position_outcome(now);
    int most = ck_position_rules(now)->repetition;
    if (outcome.result == CK_UNFINISHED && most > 0 && occurrences(game) >= most)
        outcome = (ck_outcome){CK_DRAWN, CK_REPETITION};
    return outcome;
}

enum ck_status ck_game_play(ck_game *game, ck_move move)
{
    if (ck_game_outcome(game).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    if (game->plies + 1 == game->room && !make_room(game, 2 * game->room))
        return CK_NO_MEMORY;
    ck_position *after;
    if (ck_position_copy(&after, ck_game_position(game)) != CK_OK)
        return CK_NO_MEMORY;
    enum ck_status status = ck_position_play(after, move);
    if (status != CK_OK) {
        ck_position_free(after);
        return status;
    }
    game->moves[game->plies++] = move;
    game->positions[game->plies] = after;
    return CK_OK;
}

enum ck_status ck_game_undo(ck_game *game)
{
    if (game->plies == 0)
        return CK_BAD_ARGUMENT;
    ck_position_free(game->positions[game->plies--]);
    return CK_OK;
}

static bool is_gap(char c)
{
    return isspace((unsigned char)c) || c == ',' || c == ';';
}

// The length of a move number such as "12." or "12..." at the start of a text, or 0.
static size_t number_length(const char *at)
{
    size_t digits = strspn(at, "0123456789");
    size_t dots = strspn(at + digits, ".");
    return digits > 0 && dots > 0 ? digits + dots : 0;
}

// The length of a move at the start of a text, which goes on over blanks beside a separator, as
// in "11 - 15".
static size_t move_length(const char *at)
{
    size_t length = 0;
    for (;;) {
        while (at[length] != '\0' && !is_gap(at[length]))
            length++;
        size_t next = length;
        while (isspace((unsigned char)at[next]))
            next++;
        bool before = ck_movetext_separates(at[next]);
        bool behind = length > 0 && ck_movetext_separates(at[length - 1]) &&
                      isdigit((unsigned char)at[next]);
        if (next == length || !(before || behind))
            return length;
        length = next;
    }
}

// Plays one move, a text of its own.
static enum ck_status play_word(ck_game *game, const char *word, ck_error *error)
{
    ck_move move;
    enum ck_status status = ck_move_read(ck_game_position(game), word, &move, error);
    if (status != CK_OK)
        return status;
    status = ck_game_play(game, move);
    return status == CK_OK ? CK_OK : ck_fail_status(error, status);
}

// Says where in a text something was wrong.
static void locate(ck_error *error, const char *text, const char *at)
{
    if (error == NULL)
        return;
    error->line = 1;
    const char *start = text;
    for (const char *c = text; c < at; c++) {
        if (*c == '\n') {
            error->line++;
            start = c + 1;
        }
    }
    error->column = (int)(at - start) + 1;
}

enum ck_status ck_game_play_text(ck_game *game, const char *text, ck_error *error)
{
    char *word = malloc(strlen(text) + 1);
    if (word == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    enum ck_status status = CK_OK;
    const char *at = text;
    while (status == CK_OK) {
        while (is_gap(*at))
            at++;
        size_t number = number_length(at);
        if (number > 0) {
            at += number;
            continue;
        }
        if (*at == '\0')
            break;
        size_t length = move_length(at);
        memcpy(word, at, length);
        word[length] = '\0';
        ck_error why = {0};
        status = play_word(game, word, &why);
        if (status == CK_GAME_OVER) {
            ck_fail(error, status, 0, "move %zu, %.40s, comes after the game is over",
                    ck_game_plies(game) + 1, word);
        } else if (status != CK_OK) {
            ck_fail(error, status, 0, "move %zu: %s", ck_game_plies(game) + 1, why.message);
        }
        if (status != CK_OK)
            locate(error, text, at);
        at += length;
    }
    free(word);
    return status;
}
