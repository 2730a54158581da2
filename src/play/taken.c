// SPDX-License-Identifier: MIT
//
// Games of a tournament that were played elsewhere: taken over only where they can be its own.
#include "play/tournament.h"

#include "base/error.h"

static int seat_at(const struct contest *c, size_t ply)
{
    return ck_report_seat(&c->result, ck_position_turn(ck_game_position_at(c->game, ply)));
}

// Whether the first override can be true: a gated agent had to move, of a legal proposal and at
// a depth that its gate has.
static bool override_can_be(const struct contest *c, const struct pairing *p)
{
    const ck_report_game *r = &c->result;
    if (r->override_ply <= r->opening_plies || r->override_ply > r->plies)
        return false;
    size_t ply = r->override_ply - 1;
    int seat = seat_at(c, ply);
    const ck_gate_options *gate = &p->gates[seat];
    return p->gated[seat] && r->work[seat].overrides > 0 && r->override_depth >= 1 &&
           r->override_depth <= gate->horizon &&
           (gate->seconds > 0 || r->override_depth == gate->horizon) &&
           ck_move_is_legal(ck_game_position_at(c->game, ply), r->proposal) &&
           !ck_move_equal(r->proposal, ck_game_move_at(c->game, ply));
}

// Whether what is said of a game that was played on from its opening can be true.
static bool result_can_be(const struct tournament *t, const struct contest *c)
{
    const ck_report_game *r = &c->result;
    const struct pairing *p = &t->pairings[c->pairing];
    uint64_t plies[2] = {0, 0}, gated = 0, overrides = 0;
    for (size_t ply = r->opening_plies; ply < r->plies; ply++)
        plies[seat_at(c, ply)]++;
    for (int seat = 0; seat < 2; seat++) {
        const ck_report_work *work = &r->work[seat];
        if (work->plies != plies[seat] || work->overrides > (p->gated[seat] ? plies[seat] : 0))
            return false;
        gated += p->gated[seat] ? plies[seat] : 0;
        overrides += work->overrides;
    }
    uint64_t audited = t->options->audit ? gated : 0;
    if (r->outcome.result == CK_UNFINISHED || r->proved > audited ||
        r->failed != audited - r->proved)
        return false;
    return overrides > 0 ? override_can_be(c, p) : r->override_ply == 0;
}

// Whether a game begins as the contest's own does, which has only its opening so far.
static bool begins_like(const ck_report_game *from, const struct contest *c)
{
    size_t opening = c->result.opening_plies;
    if (from->opening_plies != opening || ck_game_plies(from->game) < opening ||
        !ck_position_equal(ck_game_position_at(from->game, 0), ck_game_position_at(c->game, 0)))
        return false;
    for (size_t ply = 0; ply < opening; ply++) {
        if (!ck_move_equal(ck_game_move_at(from->game, ply), ck_game_move_at(c->game, ply)))
            return false;
    }
    return true;
}

static enum ck_status take_game(const struct tournament *t, struct contest *c,
                                const ck_report_game *from)
{
    if (from->game == NULL)
        return CK_BAD_ARGUMENT;
    enum ck_status status = ck_contest_start(t, c);
    if (status == CK_OK && !begins_like(from, c))
        status = CK_BAD_ARGUMENT;
    for (size_t ply = c->result.opening_plies;
         status == CK_OK && ply < ck_game_plies(from->game); ply++)
        status = ck_game_play(c->game, ck_game_move_at(from->game, ply));
    if (status != CK_OK)
        return status;
    int opening = c->result.opening, red = c->result.red;
    c->result = *from;
    c->result.opening = opening;
    c->result.red = red;
    c->result.outcome = ck_game_outcome(c->game);
    ck_contest_finish(c);
    return result_can_be(t, c) ? CK_OK : CK_BAD_ARGUMENT;
}

enum ck_status ck_tournament_take(struct tournament *t, const ck_report_game *games,
                                  size_t count, ck_error *error)
{
    if (count != t->contest_count)
        return ck_fail(error, CK_BAD_ARGUMENT, 0, "such a report has %zu games, not %zu",
                       t->contest_count, count);
    for (size_t i = 0; i < count; i++) {
        enum ck_status status = take_game(t, &t->contests[i], &games[i]);
        if (status == CK_NO_MEMORY)
            return ck_fail_status(error, status);
        if (status != CK_OK)
            return ck_fail(error, CK_BAD_ARGUMENT, 0, "game %zu is none of such a report", i);
    }
    return CK_OK;
}
