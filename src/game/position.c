// SPDX-License-Identifier: MIT
//
// Positions: the public door to a core.
#include "game/position.h"

#include "base/text.h"
#include <stdlib.h>
#include <string.h>

static ck_position *allocate(const struct core *core)
{
    return malloc(sizeof(ck_position) + core->state_bytes);
}

static struct setting *new_setting(const struct core *core, const ck_rules *rules)
{
    struct setting *s = malloc(sizeof *s + core->board_bytes);
    if (s == NULL)
        return NULL;
    atomic_init(&s->users, 1);
    s->rules = *rules;
    core->board((struct board *)(void *)s->board, rules);
    return s;
}

static enum ck_status new_position(ck_position **out, const ck_rules *rules, bool start)
{
    enum ck_status status = ck_rules_check(rules, NULL);
    if (status != CK_OK)
        return status;
    const struct core *core = ck_core_for(rules);
    struct setting *setting = new_setting(core, rules);
    ck_position *p = allocate(core);
    if (p == NULL || setting == NULL) {
        free(setting);
        free(p);
        return CK_NO_MEMORY;
    }
    p->core = core;
    p->setting = setting;
    core->init(position_state(p), (const struct board *)(const void *)setting->board, start);
    *out = p;
    return CK_OK;
}

enum ck_status ck_position_new(ck_position **out, const ck_rules *rules)
{
    return new_position(out, rules, true);
}

enum ck_status ck_position_new_empty(ck_position **out, const ck_rules *rules)
{
    return new_position(out, rules, false);
}

enum ck_status ck_position_copy(ck_position **out, const ck_position *position)
{
    ck_position *p = allocate(position->core);
    if (p == NULL)
        return CK_NO_MEMORY;
    memcpy(p, position, sizeof *p + position->core->state_bytes);
    atomic_fetch_add_explicit(&p->setting->users, 1, memory_order_relaxed);
    *out = p;
    return CK_OK;
}

enum ck_status ck_position_assign(ck_position *to, const ck_position *from)
{
    if (!ck_rules_equal(&to->setting->rules, &from->setting->rules))
        return CK_BAD_ARGUMENT;
    if (to != from)
        to->core->assign(position_state(to), position_state_const(from));
    return CK_OK;
}

void ck_position_free(ck_position *position)
{
    if (position == NULL)
        return;
    // The last user sees all that the others did with it before it frees it.
    if (atomic_fetch_sub_explicit(&position->setting->users, 1, memory_order_acq_rel) == 1)
        free(position->setting);
    free(position);
}

static bool on_board(const ck_position *p, int square)
{
    return square >= 1 && square <= ck_rules_squares(&p->setting->rules);
}

// Whether a man may stand on a square: not where it would have been crowned.
static bool can_stand(const ck_position *p, int square, enum ck_piece piece)
{
    int row = (square - 1) / (p->setting->rules.size / 2);
    return !(piece == CK_WHITE_MAN && row == 0) &&
           !(piece == CK_RED_MAN && row == p->setting->rules.size - 1);
}

enum ck_status ck_position_put(ck_position *position, int square, enum ck_piece piece)
{
    if (!on_board(position, square) || (unsigned)piece > CK_WHITE_KING ||
        !can_stand(position, square, piece))
        return CK_BAD_ARGUMENT;
    position->core->put(position_state(position), square, piece);
    return CK_OK;
}

void ck_position_set_turn(ck_position *position, enum ck_side side)
{
    position->core->set_turn(position_state(position), side == CK_WHITE ? CK_WHITE : CK_RED);
}

enum ck_status ck_position_set_quiet(ck_position *position, int plies)
{
    int limit = position->setting->rules.quiet_limit;
    if (plies < 0 || plies > CK_QUIET_LIMIT_MAX || (limit > 0 && plies > limit))
        return CK_BAD_ARGUMENT;
    position->core->set_quiet(position_state(position), plies);
    return CK_OK;
}

const ck_rules *ck_position_rules(const ck_position *position)
{
    return &position->setting->rules;
}

enum ck_side ck_position_turn(const ck_position *position)
{
    return position->core->turn(position_state_const(position));
}

int ck_position_quiet(const ck_position *position)
{
    return position->core->quiet(position_state_const(position));
}

enum ck_piece ck_position_piece(const ck_position *position, int square)
{
    if (!on_board(position, square))
        return CK_EMPTY;
    return position->core->piece(position_state_const(position), square);
}

int ck_position_count(const ck_position *position, enum ck_piece piece)
{
    return position->core->count(position_state_const(position), piece);
}

bool ck_position_equal(const ck_position *a, const ck_position *b)
{
    return ck_rules_equal(&a->setting->rules, &b->setting->rules) &&
           ck_position_quiet(a) == ck_position_quiet(b) &&
           a->core->same(position_state_const(a), position_state_const(b));
}

enum ck_status ck_position_moves(const ck_position *position, ck_move *moves, size_t capacity,
                                 size_t *count)
{
    return position->core->moves(position_state_const(position), moves, capacity, count);
}

enum ck_status ck_position_list(const ck_position *position, ck_move **moves, size_t *count)
{
    return position->core->list(position_state_const(position), false, moves, count);
}

enum ck_status ck_position_list_merged(const ck_position *position, ck_move **moves,
                                       size_t *count)
{
    return position->core->list(position_state_const(position), true, moves, count);
}

enum ck_status ck_position_visit(const ck_position *position, ck_visit visit, void *context)
{
    return position->core->visit(position_state_const(position), visit, context);
}

enum ck_status ck_position_play(ck_position *position, ck_move move)
{
    if (ck_position_outcome(position).result != CK_UNFINISHED)
        return CK_GAME_OVER;
    return position->core->play(position_state(position), move);
}

ck_outcome ck_position_outcome(const ck_position *position)
{
    return position->core->outcome(position_state_const(position));
}

bool ck_move_is_legal(const ck_position *position, ck_move move)
{
    return position->core->trace(position_state_const(position), move, NULL, NULL);
}

size_t ck_move_path(const ck_position *position, ck_move move, uint16_t *path)
{
    if (!position->core->trace(position_state_const(position), move, path, NULL))
        return 0;
    return move.captures == 0 ? 2 : move.captures + 1u;
}

size_t ck_move_captured(const ck_position *position, ck_move move, uint16_t *captured)
{
    if (!position->core->trace(position_state_const(position), move, NULL, captured))
        return 0;
    return move.captures;
}

bool ck_move_crowns(const ck_position *position, ck_move move)
{
    return position->core->crowns(position_state_const(position), move);
}

bool ck_move_equal(ck_move a, ck_move b)
{
    return a.from == b.from && a.to == b.to && a.captures == b.captures && a.index == b.index;
}

const char *ck_result_text(enum ck_result result)
{
    static const char *const texts[] = {
        [CK_UNFINISHED] = "*",
        [CK_RED_WINS] = "1-0",
        [CK_WHITE_WINS] = "0-1",
        [CK_DRAWN] = "1/2-1/2",
    };
    return (unsigned)result < sizeof texts / sizeof *texts ? texts[result] : "*";
}

size_t ck_outcome_write(ck_outcome outcome, const ck_rules *rules, char *text, size_t size)
{
    struct text t = ck_text(text, size);
    const char *loser = outcome.result == CK_RED_WINS ? "White" : "Red";
    switch (outcome.reason) {
    case CK_NO_REASON:
        ck_text_add(&t, "the game goes on");
        break;
    case CK_NO_PIECES:
        ck_text_add(&t, "%s has no pieces left", loser);
        break;
    case CK_BLOCKED:
        ck_text_add(&t, "%s has no legal move", loser);
        break;
    case CK_QUIET_LIMIT:
        ck_text_add(&t, "%d plies without a capture or a %s", rules->quiet_limit,
                    rules->quiet_reset == CK_RESET_CROWNING ? "crowning" : "man move");
        break;
    case CK_REPETITION:
        ck_text_add(&t, "the position occurred %d times", rules->repetition);
        break;
    case CK_RESIGNED:
        ck_text_add(&t, "%s resigned", loser);
        break;
    case CK_PLY_LIMIT:
        ck_text_add(&t, "the limit of plies was reached");
        break;
    case CK_LEFT:
        ck_text_add(&t, "the game was left");
        break;
    }
    return t.length;
}
