// SPDX-License-Identifier: MIT
//
// The help texts of the program, its commands and the agents.
#include "help.h"
#include "wrap.h"
#include <checkers/agent.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { OPTION_COLUMN = 26 };

static void write_examples(const char *lines)
{
    for (const char *c = lines; *c;) {
        int length = (int)strcspn(c, "\n");
        printf("  checkers %.*s\n", length, c);
        c += length;
        c += *c == '\n';
    }
}

void help_values(const struct option_use *use, char *text, size_t size)
{
    const struct option_row *row = use->row;
    bool ranged = row->max > 0 && row->max < UINT64_MAX;
    bool normal = use->normal[0] != '\0';
    char range[64] = "";
    *text = '\0';
    if (ranged)
        snprintf(range, sizeof range, "%" PRIu64 " to %" PRIu64 "%s", row->min, row->max,
                 row->type == OPTION_EVEN ? ", even" : "");
    if (ranged || normal)
        snprintf(text, size, " (%s%s%s%s)", range, ranged && normal ? "; " : "",
                 normal ? "default " : "", use->normal);
}

static void write_option(const struct option_use *use)
{
    char text[512], values[128];
    int at = printf("  --%s%s%s", use->row->name, use->row->metavar ? " " : "",
                    use->row->metavar ? use->row->metavar : "");
    if (at + 2 > OPTION_COLUMN) {
        putchar('\n');
        at = 0;
    }
    printf("%*s", OPTION_COLUMN - at, "");
    help_values(use, values, sizeof values);
    snprintf(text, sizeof text, "%s%s", use->row->help, values);
    wrap_text(text, OPTION_COLUMN, OPTION_COLUMN);
}

void help_program(void)
{
    printf("checkers %s, an exact engine for English draughts\n\n", ck_version());
    printf("usage: checkers COMMAND [options] [arguments]\n\ncommands:\n");
    for (const struct command *const *c = commands; *c; c++)
        printf("  %-9s %s\n", (*c)->name, (*c)->summary);
    printf("\n\"checkers help COMMAND\" shows the options of a command and examples. Commands\n"
           "and options may be cut short as long as they stay unique. Exit codes: 0 done, 1\n"
           "the answer is no, 2 wrong usage or a failed read or write.\n");
}

void help_command(const struct command *command)
{
    struct option_use uses[OPTIONS_MAX];
    size_t count = option_uses(command, uses);
    printf("checkers %s: %s\n\nusage: checkers %s [options]%s%s\n", command->name,
           command->summary, command->name, command->arguments[0] ? " " : "",
           command->arguments);
    if (command->details) {
        putchar('\n');
        wrap_paragraph(0, 0, "%s", command->details);
    }
    printf("\noptions:\n");
    for (size_t i = 0; i < count; i++)
        write_option(&uses[i]);
    printf("\nexamples:\n");
    write_examples(command->example);
}

void help_agents(void)
{
    const ck_agent_row *row;
    printf("An agent is named NAME[:KEY=VALUE]..., such as search:depth=8.\n");
    for (size_t i = 0; (row = ck_agent_row_at(i)) != NULL; i++) {
        printf("\n  %s\n", row->name);
        wrap_paragraph(6, 0, "%s", row->help);
        if (row->keys[0])
            wrap_paragraph(6, 6, "keys: %s", row->keys);
    }
    printf("\nplay --level N has a person play Red against:\n");
    for (int level = 1; level <= CK_LEVELS; level++)
        printf("  %d  %s\n", level, ck_level_agent(level));
    printf("\nexamples:\n"
           "  checkers play --agents gated:horizon=6,search:depth=8\n"
           "  checkers play --agents gated:proposer=human,greedy\n"
           "  checkers report --pairings gated/random,search:depth=4/search:depth=8\n");
}
