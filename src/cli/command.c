// SPDX-License-Identifier: MIT
//
// The table of commands.
#include "command.h"
#include "names.h"

const struct command *const commands[] = {
    &cmd_report, &cmd_play,  &cmd_gate, &cmd_analyze, &cmd_moves,
    &cmd_perft,  &cmd_bench, &cmd_help, NULL,
};

enum { COMMANDS = sizeof commands / sizeof *commands - 1 };

const struct command *command_find(const char *name)
{
    const char *names[COMMANDS];
    for (size_t i = 0; i < COMMANDS; i++)
        names[i] = commands[i]->name;
    int found = name_find("command", "", name, "checkers help", names, COMMANDS);
    return found == NAME_UNKNOWN ? NULL : commands[found];
}
