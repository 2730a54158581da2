// SPDX-License-Identifier: MIT
//
// A command of the program: one constant record a cmd_*.c, listed in command.c.
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "options.h"

// The options of every command that looks at a position.
#define POSITION_OPTIONS "fen moves rules size quiet quiet-limit format "

struct command {
    const char *name;
    const char *summary;   // one line, for the list of commands
    const char *arguments; // as the usage line shows them, such as "DEPTH"; "" for none
    const char *details;   // what the summary leaves open, in sentences, or NULL
    const char *options;   // names of option rows; "depth=12" gives this command's own default
    const char *example;   // what follows "checkers", one example a line
    int arguments_min, arguments_max;

    // Does the work; argv[0..argc) are the arguments. Returns the exit code.
    int (*run)(const struct options *options, int argc, char **argv);
};

// Every command in the order of the help text, then NULL.
extern const struct command *const commands[];

extern const struct command cmd_report, cmd_play, cmd_gate, cmd_analyze, cmd_moves, cmd_perft,
    cmd_bench, cmd_help;

// The command of that name or unique prefix. NULL once it has said what is wrong on stderr.
const struct command *command_find(const char *name);

#endif
