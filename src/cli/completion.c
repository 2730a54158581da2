// SPDX-License-Identifier: MIT
//
// The completion script, for bash.
#include "help.h"
#include <stdio.h>

// Writes a list such as "text|json" with blanks between its words.
static void write_choices(const char *list)
{
    for (const char *c = list; *c; c++)
        putchar(*c == '|' ? ' ' : *c);
}

static void write_command(const struct command *command)
{
    struct option_use uses[OPTIONS_MAX];
    size_t count = option_uses(command, uses);
    printf("    %s)\n        words=\"", command->name);
    for (size_t i = 0; i < count; i++)
        printf("%s--%s", i > 0 ? " " : "", uses[i].row->name);
    printf("\"\n        ;;\n");
}

void help_completion(void)
{
    size_t count;
    const struct option_row *rows = option_rows(&count);
    printf("# bash completion for checkers\n"
           "_checkers()\n"
           "{\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local names=\"");
    for (const struct command *const *c = commands; *c; c++)
        printf("%s%s", c > commands ? " " : "", (*c)->name);
    printf("\" words=\n"
           "    case $before in\n");
    for (size_t i = 0; i < count; i++) {
        if (rows[i].type != OPTION_CHOICE)
            continue;
        printf("    --%s)\n        COMPREPLY=($(compgen -W \"", rows[i].name);
        write_choices(rows[i].metavar);
        printf("\" -- \"$word\"))\n        return\n        ;;\n");
    }
    printf("    esac\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        COMPREPLY=($(compgen -W \"$names --help --version\" -- \"$word\"))\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n");
    for (const struct command *const *c = commands; *c; c++)
        write_command(*c);
    printf("    esac\n"
           "    if [ \"${COMP_WORDS[1]}\" = help ]; then\n"
           "        words=\"$words $names agents\"\n"
           "    fi\n"
           "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
           "}\n"
           "complete -F _checkers checkers\n");
}
