// SPDX-License-Identifier: MIT
//
// Playing a tournament.
#include "play/tournament.h"

#include "base/error.h"
#include "base/pool.h"
#include "base/rng.h"
#include <ctype.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The agents of one thread: made when it first plays a pairing, used for all games of it.
struct bench {
    ck_agent *(*agents)[2];
};

struct session {
    struct tournament *t;
    struct bench *benches; // by worker
    pthread_mutex_t lock;  // of what follows
    size_t finished, games;
};

ck_agent_setup ck_tournament_setup(const ck_report_options *options)
{
    ck_agent_setup setup = ck_agent_defaults();
    setup.gate.weights = options->weights;
    setup.gate.horizon = options->horizon;
    setup.gate.tolerance = options->tolerance;
    setup.depth = options->depth;
    setup.hash = options->hash;
    return setup;
}

static enum ck_status make_agent(const struct tournament *t, const char *name, ck_agent **agent,
                                 ck_error *error)
{
    ck_agent_setup setup = ck_tournament_setup(t->options);
    return ck_agent_new(agent, name, &t->options->rules, &setup, error);
}

static char *copy_text(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

// Reads the name of one agent of a pairing, perhaps between blanks, which stands at `column` of
// the text.
static enum ck_status read_agent(struct tournament *t, struct pairing *p, int seat,
                                 const char *at, size_t length, int column, ck_error *error)
{
    ck_agent *agent;
    ck_error why = {0};
    char text[256];
    for (; length > 0 && isspace((unsigned char)*at); length--, column++)
        at++;
    while (length > 0 && isspace((unsigned char)at[length - 1]))
        length--;
    p->names[seat] = copy_text(at, length);
    if (p->names[seat] == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    enum ck_status status = make_agent(t, p->names[seat], &agent, &why);
    if (status != CK_OK)
        return ck_fail(error, status, column + (why.column > 0 ? why.column - 1 : 0), "%s",
                       why.message);
    size_t n = ck_agent_describe(agent, text, sizeof text);
    p->texts[seat] = copy_text(text, n < sizeof text ? n : sizeof text - 1);
    p->gated[seat] = ck_agent_gate(agent, &p->gates[seat]);
    ck_agent_free(agent);
    if (p->texts[seat] == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    // Plain minimax would take hours for what a search finds in a second.
    if (p->gated[seat] && t->options->audit && p->gates[seat].seconds > 0 &&
        p->gates[seat].horizon == CK_DEPTH_MAX) {
        return ck_fail(error, CK_BAD_TEXT, column,
                       "an audit needs a horizon to prove, such as gated:horizon=4:time=1");
    }
    return CK_OK;
}

static enum ck_status read_pairings(struct tournament *t, ck_error *error)
{
    const char *text = t->options->pairings;
    t->pairings = calloc(CK_PAIRINGS_MAX, sizeof *t->pairings);
    if (t->pairings == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ","), first = strcspn(at, "/,");
        int column = (int)(at - text) + 1;
        if (first == length || memchr(at + first + 1, '/', length - first - 1) != NULL) {
            return ck_fail(error, CK_BAD_TEXT, column,
                           "\"%.*s\" is no pairing; write two agents as gated/greedy",
                           length < 60 ? (int)length : 60, at);
        }
        if (t->pairing_count == CK_PAIRINGS_MAX) {
            return ck_fail(error, CK_BAD_TEXT, column, "a report has at most %d pairings",
                           CK_PAIRINGS_MAX);
        }
        struct pairing *p = &t->pairings[t->pairing_count++];
        enum ck_status status = read_agent(t, p, 0, at, first, column, error);
        if (status == CK_OK) {
            status = read_agent(t, p, 1, at + first + 1, length - first - 1,
                                column + (int)first + 1, error);
        }
        if (status != CK_OK)
            return status;
        at += length;
        if (*at == '\0')
            return CK_OK;
    }
}

// Random legal moves, chosen by seed and opening alone. A move that would end the game is not
// played, so that there is something left to play.
static enum ck_status play_opening(const struct tournament *t, int opening, ck_game *game)
{
    struct rng rng = rng_part(t->options->seed, (uint64_t)opening);
    for (int ply = 0; ply < t->options->opening_plies; ply++) {
        ck_move *moves;
        size_t count;
        enum ck_status status = ck_position_list(ck_game_position(game), &moves, &count);
        if (status != CK_OK)
            return status;
        status = ck_game_play(game, moves[rng_below(&rng, count)]);
        free(moves);
        if (status != CK_OK)
            return status;
        if (ck_game_outcome(game).result != CK_UNFINISHED)
            return ck_game_undo(game);
    }
    return CK_OK;
}

// Proves a verdict and the move played by plain minimax.
static enum ck_status audit(struct contest *c, const ck_ply *ply)
{
    const ck_verdict *v = ply->decision->verdict;
    ck_gate_options gate;
    ck_move *moves;
    size_t count;
    ck_agent_gate(ply->agent, &gate);
    enum ck_status status = ck_position_list(ply->before, &moves, &count);
    if (status != CK_OK)
        return status;
    int *values = malloc(count * sizeof *values);
    status = values == NULL ? CK_NO_MEMORY
                            : ck_minimax(ply->before, &gate.weights, v->depth, values);
    if (status == CK_OK) {
        int best = values[0];
        for (size_t i = 1; i < count; i++)
            best = values[i] > best ? values[i] : best;
        bool proved = v->best_value == best && v->value == values[v->proposal.index] &&
                      ck_move_equal(v->played, moves[v->played.index]) &&
                      (long)values[v->played.index] >= (long)best - gate.tolerance;
        c->result.proved += proved;
        c->result.failed += !proved;
    }
    free(values);
    free(moves);
    return status;
}

struct watcher {
    struct contest *contest;
    bool audit;
    enum ck_status status;
};

static bool watch(void *context, const ck_ply *ply)
{
    struct watcher *w = context;
    ck_report_game *result = &w->contest->result;
    const ck_decision *d = ply->decision;
    ck_report_work *work = &result->work[ck_report_seat(result, ply->turn)];
    bool overridden = d->has_verdict && !d->verdict->act;
    work->plies++;
    work->nodes += d->nodes;
    work->overrides += overridden;
    if (overridden && result->override_ply == 0) {
        result->override_ply = (size_t)ply->ply;
        result->override_depth = d->verdict->depth;
        result->proposal = d->proposal;
    }
    if (w->audit && d->has_verdict)
        w->status = audit(w->contest, ply);
    return w->status == CK_OK;
}

// Starts a game of the tournament.
static enum ck_status start_game(const struct tournament *t, struct contest *c)
{
    ck_position *start;
    enum ck_status status = ck_position_new(&start, &t->options->rules);
    if (status != CK_OK)
        return status;
    status = ck_game_new(&c->game, start);
    ck_position_free(start);
    return status;
}

enum ck_status ck_contest_start(const struct tournament *t, struct contest *c)
{
    enum ck_status status = start_game(t, c);
    if (status == CK_OK)
        status = play_opening(t, c->result.opening, c->game);
    if (status == CK_OK)
        c->result.opening_plies = ck_game_plies(c->game);
    return status;
}

void ck_contest_finish(struct contest *c)
{
    ck_report_game *result = &c->result;
    result->game = c->game;
    result->plies = ck_game_plies(c->game);
    result->overrides = (int)(result->work[0].overrides + result->work[1].overrides);
}

static enum ck_status play_contest(const struct tournament *t, struct contest *c,
                                   ck_agent *const agents[2])
{
    const ck_report_options *o = t->options;
    ck_report_game *result = &c->result;
    enum ck_status status = ck_contest_start(t, c);
    if (status != CK_OK)
        return status;
    // The same games whatever other pairings there are.
    struct rng seeds = rng_part(~o->seed, (uint64_t)(2 * result->opening + result->red));
    for (int seat = 0; seat < 2; seat++)
        ck_agent_seed(agents[seat], rng_next(&seeds));
    ck_agent *by_side[2] = {agents[result->red], agents[!result->red]};
    struct watcher watcher = {.contest = c, .audit = o->audit};
    ck_match_options options = {.watch = watch, .context = &watcher};
    status = ck_match_play(c->game, by_side, &options, &result->outcome);
    if (status == CK_OK)
        status = watcher.status;
    if (status == CK_OK)
        ck_contest_finish(c);
    return status;
}

// Whether a game is to be played here.
static bool in_shard(const struct tournament *t, size_t index)
{
    ck_shard shard = t->options->shard;
    return shard.count == 0 || index % (size_t)shard.count == (size_t)shard.index - 1;
}

// Tells that one more game is finished.
static void tell(struct session *s)
{
    const ck_report_options *o = s->t->options;
    pthread_mutex_lock(&s->lock);
    s->finished++;
    if (o->progress != NULL)
        o->progress(o->context, s->finished, s->games);
    pthread_mutex_unlock(&s->lock);
}

static enum ck_status play_task(void *context, int worker, size_t index)
{
    struct session *s = context;
    const struct tournament *t = s->t;
    struct contest *c = &s->t->contests[index];
    if (!in_shard(t, index))
        return CK_OK;
    ck_agent **agents = s->benches[worker].agents[c->pairing];
    for (int seat = 0; seat < 2; seat++) {
        if (agents[seat] != NULL)
            continue;
        enum ck_status status =
            make_agent(t, t->pairings[c->pairing].names[seat], &agents[seat], NULL);
        if (status != CK_OK)
            return status;
    }
    enum ck_status status = play_contest(t, c, agents);
    if (status == CK_OK)
        tell(s);
    return status;
}

static void free_benches(struct bench *benches, int count, size_t pairings)
{
    for (int i = 0; benches != NULL && i < count; i++) {
        for (size_t k = 0; benches[i].agents != NULL && k < pairings; k++) {
            ck_agent_free(benches[i].agents[k][0]);
            ck_agent_free(benches[i].agents[k][1]);
        }
        free(benches[i].agents);
    }
    free(benches);
}

static enum ck_status play_all(struct tournament *t)
{
    int threads = t->options->threads;
    struct session s = {.t = t, .benches = calloc((size_t)threads, sizeof *s.benches)};
    enum ck_status status = s.benches == NULL ? CK_NO_MEMORY : CK_OK;
    for (int i = 0; i < threads && status == CK_OK; i++) {
        s.benches[i].agents = calloc(t->pairing_count, sizeof *s.benches[i].agents);
        if (s.benches[i].agents == NULL)
            status = CK_NO_MEMORY;
    }
    for (size_t i = 0; i < t->contest_count; i++)
        s.games += in_shard(t, i);
    pthread_mutex_init(&s.lock, NULL);
    if (status == CK_OK)
        status = ck_pool_run(threads, t->contest_count, play_task, &s);
    pthread_mutex_destroy(&s.lock);
    free_benches(s.benches, threads, t->pairing_count);
    return status;
}

enum ck_status ck_tournament_set_up(struct tournament *t, const ck_report_options *options,
                                    ck_error *error)
{
    *t = (struct tournament){.options = options};
    enum ck_status status = read_pairings(t, error);
    if (status != CK_OK)
        return status;
    size_t games = 2 * (size_t)options->openings;
    t->contests = calloc(t->pairing_count * games, sizeof *t->contests);
    if (t->contests == NULL)
        return ck_fail_status(error, CK_NO_MEMORY);
    t->contest_count = t->pairing_count * games;
    for (size_t i = 0; i < t->contest_count; i++) {
        t->contests[i].pairing = i / games;
        t->contests[i].result.opening = (int)(i % games / 2);
        t->contests[i].result.red = (int)(i % 2);
    }
    return CK_OK;
}

enum ck_status ck_tournament_play(struct tournament *t, ck_error *error)
{
    enum ck_status status = play_all(t);
    return status == CK_OK ? CK_OK : ck_fail_status(error, status);
}

void ck_tournament_free(struct tournament *t)
{
    for (size_t i = 0; i < t->contest_count; i++)
        ck_game_free(t->contests[i].game);
    for (size_t i = 0; i < t->pairing_count; i++) {
        for (int seat = 0; seat < 2; seat++) {
            free(t->pairings[i].names[seat]);
            free(t->pairings[i].texts[seat]);
        }
    }
    free(t->contests);
    free(t->pairings);
}
