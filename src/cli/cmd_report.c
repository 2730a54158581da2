// SPDX-License-Identifier: MIT
//
// checkers report: the tournament, and what the gate guarantees.
#include "command.h"
#include "output.h"
#include "report.h"
#include "setup.h"

static int run(const struct options *options, int argc, char **argv)
{
    (void)argc, (void)argv;
    ck_report_options tournament = ck_report_defaults();
    ck_report *report = NULL;
    ck_error error = {0};
    uint64_t failed = 0;
    if (!setup_rules(options, &tournament.rules))
        return EXIT_WRONG;
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
    if (!setup_weights(options, &tournament.weights))
        return EXIT_WRONG;
    enum ck_status status = ck_report_new(&report, &tournament, &error);
    if (status == CK_BAD_TEXT)
        return fail_error("--pairings", &error);
    if (status != CK_OK)
        return fail("%s", error.message);
    if (options->format == FORMAT_JSON)
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
    .arguments = "",
    .details =
        "Agents play each other from seeded openings, with both colours; the first move "
        "that the gate overrode is shown with its checks and the line that refutes it. "
        "The same options print the same bytes, whatever the machine or the threads. "
        "--depth is that of search, --horizon and --tolerance are those of gated, --eval "
        "and --hash those of both, where --pairings names no others.",
    .options = "openings opening-plies pairings depth horizon tolerance eval hash=4 seed audit "
               "threads rules size quiet-limit format",
    .example = "report\n"
               "report --audit --openings 20 --threads 2\n"
               "report --pairings gated:horizon=6/search,search:depth=4/search:depth=8\n"
               "report --size 10 --format json",
    .run = run,
};
