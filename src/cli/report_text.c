// SPDX-License-Identifier: MIT
//
// The tournament report in text.
#include "report.h"
#include "show.h"
#include "stream.h"
#include "wrap.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// The rules in a sentence, to be freed.
static char *rules_sentence(const ck_rules *rules)
{
    static const char *const crowning[] = {
        [CK_CROWNING_ENDS] = "crowning ends the move",
        [CK_CROWNING_MAN] = "a man that can jump on from the far row does so and stays a man",
        [CK_CROWNING_KING] = "a man that jumps to the far row jumps on as a king",
    };
    struct stream stream;
    char *name = rules_text(rules);
    stream_open(&stream);
    if (rules_english(rules))
        fprintf(stream.out, "English draughts on %d x %d", rules->size, rules->size);
    else
        fprintf(stream.out, "Draughts on %d x %d by the rules %s", rules->size, rules->size,
                name);
    fprintf(stream.out,
            ": captures are compulsory%s; a move is a whole jump sequence; %s%s%s; ",
            rules->majority ? ", and only those of the most pieces are legal" : "",
            rules->flying ? "kings go and jump any distance; " : "",
            rules->backward ? "men capture backward too; " : "", crowning[rules->crowning]);
    fprintf(stream.out,
            "a side without a legal move loses; drawn after %d plies without a capture or a %s",
            rules->quiet_limit,
            rules->quiet_reset == CK_RESET_CROWNING ? "crowning" : "man move");
    if (rules->repetition > 0)
        fprintf(stream.out, ", or when a position occurs %d times with the same side to move",
                rules->repetition);
    fputc('.', stream.out);
    free(name);
    return stream_close(&stream);
}

static void write_rules(const ck_report *report)
{
    const ck_rules *rules = &ck_report_made_by(report)->rules;
    const uint64_t *counts;
    int depths = ck_report_perft(report, &counts);
    char *text = rules_sentence(rules);
    printf("Rules\n");
    wrap_paragraph(2, 0, "%s", text);
    free(text);
    printf("  Move counts from the start, depth 1-%d (perft):", depths);
    for (int i = 0; i < depths; i++)
        printf("%s %" PRIu64, i > 0 ? "," : "", counts[i]);
    printf("\n\n");
}

// Whether an agent of an earlier pairing, or earlier in this one, has that name.
static bool described(const ck_report *report, size_t pairing, int agent)
{
    const char *name = ck_report_pairing_at(report, pairing)->agents[agent].name;
    for (size_t i = 0; i <= pairing; i++)
        for (int a = 0; a < 2 && (i < pairing || a < agent); a++)
            if (strcmp(ck_report_pairing_at(report, i)->agents[a].name, name) == 0)
                return true;
    return false;
}

static void write_agents(const ck_report *report)
{
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        for (int a = 0; a < 2; a++) {
            const ck_report_score *score = &ck_report_pairing_at(report, i)->agents[a];
            if (!described(report, i, a))
                wrap_paragraph(2, 0, "%s: %s.", score->name, score->text);
        }
    }
}

static uint64_t nodes_a_move(const ck_report_score *score)
{
    return score->plies > 0 ? (score->nodes + score->plies / 2) / score->plies : 0;
}

// Names up to this long stand in the table's own columns, whose lines then have 80.
enum { NAME_COLUMNS = 7 };

// The figures of an agent, behind its name and whom it played: in the same line, or above it
// where they would make it too wide.
static void write_score(const ck_report_score *score, const char *against, double mean_plies)
{
    bool names_above = strlen(score->name) > NAME_COLUMNS || strlen(against) > NAME_COLUMNS;
    if (names_above)
        wrap_paragraph(2, 2, "%s against %s", score->name, against);
    printf("  %-*s  %-*s  %3d %5d %4d  %5.1f  %3.0f-%-3.0f  %5.1f  %9" PRIu64 "  %10" PRIu64
           "\n",
           NAME_COLUMNS, names_above ? "" : score->name, NAME_COLUMNS,
           names_above ? "" : against, score->won, score->drawn, score->lost, score->percent,
           score->low, score->high, mean_plies, score->overrides, nodes_a_move(score));
}

static void write_table(const ck_report *report)
{
    printf("  %-*s  %-*s  won drawn lost      %%     95%%  plies  overrides  nodes/move\n",
           NAME_COLUMNS, "agent", NAME_COLUMNS, "against");
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
        for (int a = 0; a < 2; a++)
            write_score(&pairing->agents[a], pairing->agents[1 - a].name, pairing->mean_plies);
    }
}

// Whether any agent has a gate to speak of.
static bool has_gate(const ck_report *report)
{
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
        if (pairing->agents[0].gated || pairing->agents[1].gated)
            return true;
    }
    return false;
}

static const char *openings_word(const ck_report_options *options)
{
    return options->openings == 1 ? "opening" : "openings";
}

static void write_tournament(const ck_report *report)
{
    const ck_report_options *options = ck_report_made_by(report);
    printf("Tournament\n");
    wrap_paragraph(2, 0,
                   "Each pairing plays %d %s of %d random plies (seed %" PRIu64
                   "), each with both colours.",
                   options->openings, openings_word(options), options->opening_plies,
                   options->seed);
    write_agents(report);
    putchar('\n');
    write_table(report);
    putchar('\n');
}

static void write_showcase(const ck_report *report)
{
    ck_showcase showcase;
    printf("Showcase\n");
    if (!ck_report_showcase(report, &showcase)) {
        printf("  The gate overrode no proposal.\n\n");
        return;
    }
    const ck_report_pairing *pairing = ck_report_pairing_at(report, showcase.pairing);
    const ck_report_game *game = &pairing->games[showcase.game];
    const ck_verdict *verdict = showcase.verdict;
    char *reason = outcome_text(game->outcome, ck_position_rules(showcase.position));
    char *proposal = move_text(showcase.position, verdict->proposal);
    char *played = move_text(showcase.position, verdict->played);
    wrap_paragraph(2, 0,
                   "%s (Red) against %s (White), opening %d. After %zu plies: %s, %s. The gate "
                   "overrode %d %s.",
                   pairing->agents[game->red].name, pairing->agents[1 - game->red].name,
                   game->opening + 1, game->plies, result_name(game->outcome.result), reason,
                   game->overrides, game->overrides == 1 ? "proposal" : "proposals");
    printf("  First override, at ply %zu (%s to move):\n\n", showcase.ply,
           side_name(ck_position_turn(showcase.position)));
    show_board(showcase.position, 4);
    printf("\n  The proposal was %s.\n", proposal);
    show_checks(showcase.position, verdict, 4);
    printf("  The gate played %s instead.\n\n", played);
    free(played);
    free(proposal);
    free(reason);
}

// How often each gated agent was overridden: a list with a heading, where there is any.
static void write_overrides(const ck_report *report)
{
    bool headed = false;
    for (size_t i = 0; i < ck_report_pairing_count(report); i++) {
        const ck_report_pairing *pairing = ck_report_pairing_at(report, i);
        for (int a = 0; a < 2; a++) {
            const ck_report_score *score = &pairing->agents[a];
            if (!score->gated || score->plies == 0)
                continue;
            if (!headed)
                printf("  How often the gate stepped in:\n");
            headed = true;
            wrap_paragraph(4, 2, "%s against %s: %" PRIu64 " of %" PRIu64 " moves (%.1f%%)",
                           score->name, pairing->agents[1 - a].name, score->overrides,
                           score->plies,
                           100.0 * (double)score->overrides / (double)score->plies);
        }
    }
}

static void write_reading(const ck_report *report)
{
    const ck_report_options *options = ck_report_made_by(report);
    printf("How to read it\n");
    wrap_paragraph(
        2, 0,
        "Each pairing is %d games: %d %s, each played once with each agent as "
        "Red. The openings are chosen by the seed, so every run is identical; one that "
        "would end the game stops before that. \"plies\" is the mean length of a game with its "
        "opening. "
        "\"overrides\" counts the moves where the gate rejected the proposal. "
        "\"nodes/move\" is the mean number of positions that the agent's searches "
        "visited for a move.",
        2 * options->openings, options->openings, openings_word(options));
    wrap_paragraph(2, 0,
                   "\"%%\" is the score, a draw as half a win, and beside it is Wilson's 95 %% "
                   "interval for independent games. Few games make it wide.");
    if (has_gate(report)) {
        write_overrides(report);
        wrap_paragraph(
            2, 0,
            "The gate is no stronger engine. It looks as far as its horizon and only "
            "asks whether the proposal loses material, so it lets quiet mistakes "
            "through that a deeper search exploits.");
    }
}

static void write_guarantee(const ck_report *report)
{
    const ck_report_options *options = ck_report_made_by(report);
    const ck_weights *weights = &options->weights;
    printf("\nWhat the gate guarantees\n");
    wrap_paragraph(
        2, 0,
        "V_h(m) is the value of move m in the tree in which every line is followed "
        "for h plies, m included, then on through the captures still pending. A line "
        "that ends the game has its result; any other has the evaluation at its end, "
        "from the mover's side: man %d points, king %d, %d for each row a man has "
        "moved forward, %d for each man on its own back row. For every move m that "
        "gated plays, with h = %d and t = %d points, or what its name says instead:",
        weights->man, weights->king, weights->advance, weights->guard, options->horizon,
        options->tolerance);
    printf("\n    m is legal, and V_h(m) >= max V_h(m') - t over all legal moves m'.\n\n");
    wrap_paragraph(
        2, 0,
        "In words: within h plies, and the captures they leave pending, no line "
        "makes the move worse than the best one by more than t, as the evaluation "
        "measures it. The values are exact: alpha-beta with a full window at the root "
        "skips only what cannot change them.");
    if (options->rules.repetition > 0)
        wrap_paragraph(2, 0,
                       "Repetition is judged by the game. The tree of a move begins at its "
                       "position and knows nothing of those before: V_h takes no line for "
                       "drawn because a position occurs again.");
    wrap_paragraph(
        2, 0,
        "Not guaranteed: perfect play (a shot that lands on ply h + 1, behind a quiet "
        "move, is not seen); positional quality (a loss within the tolerance passes); "
        "anything that the evaluation, which is a heuristic, does not measure.");
}

void report_text(const ck_report *report)
{
    uint64_t failed;
    uint64_t proved = ck_report_audit(report, &failed);
    printf("A player behind a verified tactical gate\n\n");
    write_rules(report);
    write_tournament(report);
    if (has_gate(report))
        write_showcase(report);
    write_reading(report);
    if (has_gate(report))
        write_guarantee(report);
    if (ck_report_made_by(report)->audit && !has_gate(report))
        printf("\nAudit: no agent is gated, so there was nothing to prove.\n");
    else if (ck_report_made_by(report)->audit)
        printf("\nAudit: %" PRIu64 " moves of gated proved by plain minimax, %" PRIu64
               " failed.\n",
               proved, failed);
}
