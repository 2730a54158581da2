// SPDX-License-Identifier: MIT
//
// checkers report: the tournament, and what the gate guarantees.
#include "command.h"
#include "output.h"
#include "progress.h"
#include "report.h"
#include "setup.h"
#include <limits.h>
#include <string.h>

// Plays what the options say. NULL once it has said what is wrong.
static ck_report *play(const struct options *options)
{
    ck_report_options tournament = ck_report_defaults();
    ck_report *report = NULL;
    ck_error error = {0};
    tournament.seed = options->seed;
    tournament.openings = options->openings;
    tournament.opening_plies = options->opening_plies;
    tournament.depth = options->depth;
    tournament.horizon = options->horizon;
    tournament.tolerance = options->tolerance;
    tournament.hash = options->hash;
    tournament.threads = options->threads;
    tournament.audit = options->audit;
    if (options->pairings)
        tournament.pairings = options->pairings;
    if (!setup_rules(options, &tournament.rules) || !setup_shard(options, &tournament.shard) ||
        !setup_weights(options, &tournament.weights))
        return NULL;
    struct progress progress;
    progress_start(&progress);
    tournament.progress = progress_games;
    tournament.context = &progress;
    enum ck_status status = ck_report_new(&report, &tournament, &error);
    progress_end(&progress);
    if (status == CK_BAD_TEXT)
        fail_error("--pairings", &error);
    else if (status == CK_NO_MEMORY)
        setup_fail(options, status);
    else if (status != CK_OK)
        fail("%s", error.message);
    return report;
}

// Refuses what --merge cannot be combined with.
static bool merge_alone(const struct options *options)
{
    size_t count;
    const struct option_row *rows = option_rows(&count);
    for (size_t i = 0; i < count; i++) {
        if (options->given[i] && strcmp(rows[i].name, "merge") != 0 &&
            strcmp(rows[i].name, "format") != 0) {
            fail("--merge has its options from the shards; leave out --%s", rows[i].name);
            return false;
        }
    }
    return true;
}

// Whether options and arguments fit together. False once it has said what is wrong.
static bool check_usage(const struct options *options, int argc, char **argv)
{
    if (options->merge && argc == 0)
        fail("--merge needs FILES, which \"checkers report --shard I/N --format json\" wrote");
    else if (!options->merge && argc > 0)
        fail("report takes files such as \"%s\" only with --merge", argv[0]);
    else if (options->shard && !options->merge && options->format != FORMAT_JSON)
        fail("--shard writes for --merge what only JSON has; add --format json");
    else
        return !options->merge || merge_alone(options);
    return false;
}

static int run(const struct options *options, int argc, char **argv)
{
    uint64_t failed = 0;
    if (!check_usage(options, argc, argv))
        return EXIT_WRONG;
    ck_report *report = options->merge ? report_merge(argv, argc) : play(options);
    if (!report)
        return EXIT_WRONG;
    if (options->shard)
        report_shard(report);
    else if (options->format == FORMAT_JSON)
        report_json(report);
    else
        report_text(report);
    ck_report_audit(report, &failed);
    ck_report_free(report);
    return failed == 0 ? EXIT_DONE : EXIT_NO;
}

const struct command cmd_report = {
    .name = "report",
    .summary = "play a tournament and show what the gate guarantees",
    .arguments = "[FILES]",
    .details =
        "Agents play each other from seeded openings, with both colours; the first move "
        "that the gate overrode is shown with its checks and the line that refutes it. "
        "Every game has to end, so --quiet-limit is 1 or more here. "
        "The same options print the same bytes, whatever the machine or the threads; a "
        "terminal "
        "shows meanwhile how many games have been played. "
        "--depth is that of search, --horizon and --tolerance are those of gated, --eval "
        "and --hash those of both, where --pairings names no others. --shard with --format "
        "json plays a share of the games, and --merge prints the report of all shards, each "
        "byte as if one machine had played it.",
    .options = "openings opening-plies pairings depth horizon tolerance eval hash=4 seed audit "
               "threads shard merge rules size quiet-limit format",
    .example = "report\n"
               "report --audit --openings 20 --threads 2\n"
               "report --pairings gated:horizon=6/search,search:depth=4/search:depth=8\n"
               "report --size 10 --format json\n"
               "report --openings 500 --shard 2/8 --format json > 2.json\n"
               "report --merge 1.json 2.json 3.json 4.json 5.json 6.json 7.json 8.json",
    .arguments_max = INT_MAX,
    .run = run,
};
