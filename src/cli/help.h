// SPDX-License-Identifier: MIT
//
// Texts made from the tables of commands, options and agents, all on stdout.
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "command.h"

void help_program(void);                          // what `checkers` alone shows
void help_command(const struct command *command); // usage, options, examples
void help_agents(void);                           // who can play
void help_man(void);                              // the manual page, in troff
void help_completion(void);                       // the completion script, for bash

// Writes the allowed and the normal values of an option as they stand behind its help text,
// such as " (1 to 128; default 6)"; "" where there is nothing to say.
void help_values(const struct option_use *use, char *text, size_t size);

#endif
