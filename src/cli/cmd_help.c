// SPDX-License-Identifier: MIT
//
// checkers help: how to use the program, a command, or the agents.
#include "command.h"
#include "help.h"
#include "output.h"
#include <string.h>

static int run(const struct options *options, int argc, char **argv)
{
    if (options->man || options->completion) {
        if (argc > 0 || (options->man && options->completion))
            return fail("--man and --completion stand alone: each writes one whole file");
        if (options->man)
            help_man();
        else
            help_completion();
        return EXIT_DONE;
    }
    if (argc == 0) {
        help_program();
        return EXIT_DONE;
    }
    if (strcmp(argv[0], "agents") == 0) {
        help_agents();
        return EXIT_DONE;
    }
    const struct command *command = command_find(argv[0]);
    if (!command)
        return EXIT_WRONG;
    help_command(command);
    return EXIT_DONE;
}

const struct command cmd_help = {
    .name = "help",
    .summary = "explain a command, or the agents that can play",
    .arguments = "[COMMAND|agents]",
    .options = "man completion",
    .example = "help analyze\n"
               "help agents\n"
               "help --man > checkers.1",
    .arguments_max = 1,
    .run = run,
};
