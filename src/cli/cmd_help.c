// SPDX-License-Identifier: MIT
//
// checkers help: how to use the program, a command, or the agents.
#include "command.h"
#include "help.h"
#include "names.h"
#include "output.h"
#include <assert.h>

enum { TOPICS_MAX = 32 };

// Explains a command, or the agents, whose place is behind the commands.
static int explain(const char *topic)
{
    const char *names[TOPICS_MAX];
    int count = 0;
    for (; commands[count]; count++) {
        assert(count + 1 < TOPICS_MAX);
        names[count] = commands[count]->name;
    }
    names[count] = "agents";
    int found = name_find("topic", "", topic, "checkers help", names, (size_t)count + 1);
    if (found == NAME_UNKNOWN)
        return EXIT_WRONG;
    if (found == count)
        help_agents();
    else
        help_command(commands[found]);
    return EXIT_DONE;
}

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
    if (argc > 0)
        return explain(argv[0]);
    help_program();
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
