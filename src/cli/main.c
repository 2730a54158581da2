// SPDX-License-Identifier: MIT
//
// The program: finds the command, reads its options, runs it.
#include "command.h"
#include "help.h"
#include "output.h"
#include <checkers/status.h>
#include <stdio.h>

// What stands before or instead of a command.
static const struct command program = {.name = "checkers", .options = "version"};

static int run_program(int argc, char **argv)
{
    struct options options;
    int count;
    if (!options_read(&options, &program, argc, argv, &count))
        return EXIT_WRONG;
    if (options.version)
        printf("checkers %s\n", ck_version());
    else
        help_program();
    return EXIT_DONE;
}

static int run_command(int argc, char **argv)
{
    struct options options;
    int count;
    const struct command *command = command_find(argv[0]);
    if (!command || !options_read(&options, command, argc, argv, &count))
        return EXIT_WRONG;
    if (options.help) {
        help_command(command);
        return EXIT_DONE;
    }
    if (count > command->arguments_max)
        return fail("%s takes no argument \"%s\"; see \"checkers help %s\"", command->name,
                    argv[command->arguments_max], command->name);
    if (count < command->arguments_min)
        return fail("%s needs %s; see \"checkers help %s\"", command->name, command->arguments,
                    command->name);
    return command->run(&options, count, argv);
}

int main(int argc, char **argv)
{
    output_start();
    bool named = argc > 1 && argv[1][0] != '-';
    return output_finish(named ? run_command(argc - 1, argv + 1) : run_program(argc, argv));
}
