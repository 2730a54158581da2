// SPDX-License-Identifier: MIT
//
// The manual page, in the man macros of troff.
#include "help.h"
#include <checkers/agent.h>
#include <stdio.h>
#include <string.h>

// Of the text, not of the build, which must write the same page on any day.
#define PAGE_DATE "2026-11-30"

// Writes a text with what troff takes for its own made harmless.
static void write_roff(const char *text)
{
    bool line_start = true;
    for (const char *c = text; *c; c++) {
        if (line_start && (*c == '.' || *c == '\''))
            fputs("\\&", stdout);
        if (*c == '\\')
            fputs("\\e", stdout);
        else if (*c == '-')
            fputs("\\-", stdout);
        else
            putchar(*c);
        line_start = *c == '\n';
    }
}

static void write_section(const char *title)
{
    printf(".SH %s\n", title);
}

static void write_option(const struct option_use *use)
{
    char values[128];
    help_values(use, values, sizeof values);
    printf(".TP\n\\fB\\-\\-");
    write_roff(use->row->name);
    printf("\\fR");
    if (use->row->metavar) {
        printf(" \\fI");
        write_roff(use->row->metavar);
        printf("\\fR");
    }
    putchar('\n');
    write_roff(use->row->help);
    write_roff(values);
    putchar('\n');
}

static void write_examples(const char *lines)
{
    printf(".PP\n.nf\n.RS\n");
    for (const char *c = lines; *c;) {
        char line[128];
        size_t length = strcspn(c, "\n");
        snprintf(line, sizeof line, "checkers %.*s", (int)length, c);
        write_roff(line);
        putchar('\n');
        c += length;
        c += *c == '\n';
    }
    printf(".RE\n.fi\n");
}

static void write_command(const struct command *command)
{
    struct option_use uses[OPTIONS_MAX];
    size_t count = option_uses(command, uses) - 1; // every command has --help
    printf(".SS ");
    write_roff(command->name);
    printf("\n\\fBcheckers %s\\fR [options] ", command->name);
    write_roff(command->arguments);
    printf("\n.PP\n%c", command->summary[0] - 'a' + 'A');
    write_roff(command->summary + 1);
    printf(".\n");
    if (command->details) {
        write_roff(command->details);
        putchar('\n');
    }
    for (size_t i = 0; i < count; i++)
        write_option(&uses[i]);
    write_examples(command->example);
}

void help_man(void)
{
    const ck_agent_row *agent;
    printf(".TH CHECKERS 1 \"" PAGE_DATE "\" \"checkers %s\" \"User Commands\"\n",
           ck_version());
    write_section("NAME");
    printf("checkers \\- exact engine for English draughts\n");
    write_section("SYNOPSIS");
    printf("\\fBcheckers\\fR \\fICOMMAND\\fR [options] [arguments]\n");
    write_section("DESCRIPTION");
    printf("Every score that is printed is the true minimax value of a stated tree, and the\n"
           "same arguments print the same bytes. Commands and options may be cut short as\n"
           "long as they stay unique.\n");
    write_section("COMMANDS");
    for (const struct command *const *c = commands; *c; c++)
        write_command(*c);
    write_section("AGENTS");
    for (size_t i = 0; (agent = ck_agent_row_at(i)) != NULL; i++) {
        printf(".TP\n\\fB%s\\fR\n", agent->name);
        write_roff(agent->help);
        if (agent->keys[0]) {
            printf("\n.br\nkeys: ");
            write_roff(agent->keys);
        }
        putchar('\n');
    }
    write_section("LEVELS");
    printf("What \\fBplay \\-\\-level\\fR has for an opponent.\n");
    for (int level = 1; level <= CK_LEVELS; level++) {
        printf(".TP\n%d\n", level);
        write_roff(ck_level_agent(level));
        putchar('\n');
    }
    write_section("EXIT STATUS");
    printf(".TP\n0\nDone.\n"
           ".TP\n1\nThe answer is no: a count was not met, a proposal was refused, an audit "
           "failed.\n"
           ".TP\n2\nWrong usage, unreadable input, or a failed read or write.\n");
}
