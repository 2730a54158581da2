// SPDX-License-Identifier: MIT
//
// The report: a tournament, summed up.
#include <checkers/report.h>

#include "base/error.h"
#include "play/rating.h"
#include "play/tournament.h"
#include <stdlib.h>
#include <string.h>

struct ck_report {
    ck_report_options options;
    char *pairings_text; // options.pairings points here
    struct tournament tournament;
    uint64_t perft[CK_REPORT_PERFT_DEPTH];
    int perft_depths;
    ck_report_pairing *pairings;
    ck_report_game *games; // of all pairings
    bool has_showcase;
    ck_showcase showcase;
    ck_verdict verdict;
};

ck_report_options ck_report_defaults(void)
{
    ck_gate_options gate = ck_gate_defaults();
    return (ck_report_options){
        .rules = ck_rules_english(8),
        .seed = 1,
        .openings = 6,
        .opening_plies = 4,
        .pairings = "gated/greedy,gated/random,gated/search,search/greedy",
        .depth = ck_agent_defaults().depth,
        .horizon = gate.horizon,
        .tolerance = gate.tolerance,
        .weights = gate.weights,
        .hash = 4,
        .threads = 1,
    };
}

static enum ck_status check_options(const ck_report_options *o, ck_error *error)
{
    const struct {
        const char *what;
        int value, least, most;
    } ranges[] = {
        {"the quiet limit of a report", o->rules.quiet_limit, 1, CK_QUIET_LIMIT_MAX},
        {"the number of openings", o->openings, 1, CK_OPENINGS_MAX},
        {"the length of the openings", o->opening_plies, 0, CK_OPENING_PLIES_MAX},
        {"the number of threads", o->threads, 1, CK_THREADS_MAX},
    };
    enum ck_status status = ck_rules_check(&o->rules, error);
    if (status == CK_OK && o->shard.count != 0) {
        status =
            ck_check_range("the number of shards", o->shard.count, 1, CK_SHARDS_MAX, error);
        if (status == CK_OK)
            status = ck_check_range("the shard", o->shard.index, 1, o->shard.count, error);
    }
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges && status == CK_OK; i++)
        status = ck_check_range(ranges[i].what, ranges[i].value, ranges[i].least,
                                ranges[i].most, error);
    ck_agent_setup setup = ck_tournament_setup(o);
    return status == CK_OK ? ck_agent_setup_check(&setup, error) : status;
}

// Counts from the start as deep as the report shows, or as is quickly done on a wide board.
static enum ck_status count_moves(ck_report *r)
{
    enum { QUICK = 500000 };
    ck_position *start;
    enum ck_status status = ck_position_new(&start, &r->options.rules);
    if (status != CK_OK)
        return status;
    uint64_t last = 1, guess = 1;
    for (int depth = 1; depth <= CK_REPORT_PERFT_DEPTH && guess <= QUICK && status == CK_OK;
         depth++) {
        uint64_t *count = &r->perft[depth - 1];
        status = ck_perft(start, depth, NULL, count);
        r->perft_depths = depth;
        guess = *count * (*count / last + 1);
        last = *count > 0 ? *count : 1;
    }
    ck_position_free(start);
    return status;
}

// Adds a game to the scores of its pairing.
static void add_game(ck_report_pairing *p, const ck_report_game *game)
{
    bool red_won = game->outcome.result == CK_RED_WINS,
         drawn = game->outcome.result == CK_DRAWN;
    for (int seat = 0; seat < 2; seat++) {
        ck_report_score *score = &p->agents[seat];
        bool won = !drawn && red_won == (seat == game->red);
        score->won += won;
        score->drawn += drawn;
        score->lost += !won && !drawn;
        score->plies += game->work[seat].plies;
        score->overrides += game->work[seat].overrides;
        score->nodes += game->work[seat].nodes;
    }
}

static void sum_up_pairing(ck_report *r, size_t index)
{
    const struct tournament *t = &r->tournament;
    ck_report_pairing *p = &r->pairings[index];
    int games = 2 * r->options.openings, played = 0;
    size_t first = index * (size_t)games, plies = 0;
    p->game_count = games;
    p->games = r->games + first;
    for (int i = 0; i < games; i++) {
        ck_report_game *game = &r->games[first + (size_t)i];
        *game = t->contests[first + (size_t)i].result;
        if (game->game == NULL)
            continue;
        add_game(p, game);
        plies += game->plies;
        played++;
    }
    p->mean_plies = played > 0 ? (double)plies / played : 0;
    for (int seat = 0; seat < 2; seat++) {
        ck_report_score *score = &p->agents[seat];
        struct rating rating = ck_rating_of(score->won, score->drawn, score->lost);
        score->name = t->pairings[index].names[seat];
        score->text = t->pairings[index].texts[seat];
        score->gated = t->pairings[index].gated[seat];
        score->percent = rating.percent;
        score->low = rating.low;
        score->high = rating.high;
    }
}

static enum ck_status sum_up(ck_report *r)
{
    const struct tournament *t = &r->tournament;
    r->pairings = calloc(t->pairing_count, sizeof *r->pairings);
    r->games = calloc(t->contest_count, sizeof *r->games);
    if (r->pairings == NULL || r->games == NULL)
        return CK_NO_MEMORY;
    for (size_t i = 0; i < t->pairing_count; i++)
        sum_up_pairing(r, i);
    return CK_OK;
}

// Asks the gate of the first override for its verdict once more, at the depth that it had then.
static enum ck_status find_showcase(ck_report *r)
{
    const struct tournament *t = &r->tournament;
    size_t i = 0;
    while (i < t->contest_count && t->contests[i].result.override_ply == 0)
        i++;
    if (i == t->contest_count)
        return CK_OK;
    const struct contest *c = &t->contests[i];
    const ck_report_game *game = &c->result;
    size_t games = 2 * (size_t)r->options.openings;
    const ck_position *position = ck_game_position_at(c->game, game->override_ply - 1);
    int seat = ck_report_seat(game, ck_position_turn(position));
    ck_gate_options gate = t->pairings[c->pairing].gates[seat];
    ck_search *search;
    enum ck_status status =
        ck_search_new(&search, &r->options.rules, (size_t)r->options.hash << 20);
    if (status != CK_OK)
        return status;
    gate.horizon = game->override_depth;
    gate.seconds = 0;
    status = ck_gate_check(search, position, &gate, game->proposal, &r->verdict);
    ck_search_free(search);
    if (status == CK_OK && r->verdict.act)
        status = CK_BAD_ARGUMENT; // no such game was played
    r->has_showcase = true;
    r->showcase = (ck_showcase){
        .pairing = c->pairing,
        .game = (int)(i % games),
        .ply = game->override_ply,
        .position = position,
        .verdict = &r->verdict,
    };
    return status;
}

// Makes a report of games that were played, or plays them where `games` is NULL.
static enum ck_status make_report(ck_report **out, const ck_report_options *options,
                                  const ck_report_game *games, size_t count, ck_error *error)
{
    enum ck_status status = check_options(options, error);
    if (status != CK_OK)
        return status;
    ck_report *r = calloc(1, sizeof *r);
    if (r == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    r->options = *options;
    r->pairings_text = malloc(strlen(options->pairings) + 1);
    r->options.pairings = r->pairings_text;
    if (r->pairings_text == NULL) {
        free(r);
        return ck_fail_status(error, CK_NO_MEMORY);
    }
    strcpy(r->pairings_text, options->pairings);
    status = ck_tournament_set_up(&r->tournament, &r->options, error);
    if (status == CK_OK)
        status = games != NULL ? ck_tournament_take(&r->tournament, games, count, error)
                               : ck_tournament_play(&r->tournament, error);
    if (status != CK_OK) {
        ck_report_free(r);
        return status;
    }
    status = count_moves(r);
    if (status == CK_OK)
        status = sum_up(r);
    if (status == CK_OK)
        status = find_showcase(r);
    if (status != CK_OK) {
        ck_report_free(r);
        return ck_fail_status(error, status);
    }
    *out = r;
    return CK_OK;
}

enum ck_status ck_report_new(ck_report **out, const ck_report_options *options, ck_error *error)
{
    return make_report(out, options, NULL, 0, error);
}

enum ck_status ck_report_merge(ck_report **out, const ck_report_options *options,
                               const ck_report_game *games, size_t count, ck_error *error)
{
    if (games == NULL)
        return ck_fail(error, CK_BAD_ARGUMENT, 0, "there are no games");
    ck_report_options whole = *options;
    whole.shard = (ck_shard){0};
    return make_report(out, &whole, games, count, error);
}

void ck_report_free(ck_report *report)
{
    if (report == NULL)
        return;
    ck_tournament_free(&report->tournament);
    free(report->pairings);
    free(report->games);
    free(report->pairings_text);
    free(report);
}

const ck_report_options *ck_report_made_by(const ck_report *report)
{
    return &report->options;
}

int ck_report_perft(const ck_report *report, const uint64_t **counts)
{
    *counts = report->perft;
    return report->perft_depths;
}

size_t ck_report_pairing_count(const ck_report *report)
{
    return report->tournament.pairing_count;
}

const ck_report_pairing *ck_report_pairing_at(const ck_report *report, size_t index)
{
    return index < report->tournament.pairing_count ? &report->pairings[index] : NULL;
}

bool ck_report_showcase(const ck_report *report, ck_showcase *showcase)
{
    *showcase = report->showcase;
    return report->has_showcase;
}

int ck_report_seat(const ck_report_game *game, enum ck_side side)
{
    return side == CK_RED ? game->red : !game->red;
}

uint64_t ck_report_audit(const ck_report *report, uint64_t *failed)
{
    uint64_t proved = 0;
    *failed = 0;
    for (size_t i = 0; i < report->tournament.contest_count; i++) {
        proved += report->tournament.contests[i].result.proved;
        *failed += report->tournament.contests[i].result.failed;
    }
    return proved;
}
