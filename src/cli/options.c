// SPDX-License-Identifier: MIT
//
// The options of all commands: the rows, and how a command line is read by them.
#include "options.h"
#include "command.h"
#include "names.h"
#include "output.h"
#include <assert.h>
#include <checkers/checkers.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 32 };

// What getopt_long answers: for what is no option, for -h, and for the first long option.
enum { ARGUMENT_CODE = 1, HELP_LETTER = 'h', FIRST_CODE = 256 };

#define AT(field) offsetof(struct options, field)

// name, metavar, type, min, max, normal, help, offset
static const struct option_row table[] = {
    {"fen", "FEN", OPTION_TEXT, 0, 0, NULL,
     "the position, such as B:W21-32:B1-12 with B (Red) to move; normally the start position",
     AT(fen)},
    {"moves", "MOVES", OPTION_TEXT, 0, 0, NULL,
     "moves to play from there, such as \"11-15 23-19\"", AT(moves)},
    {"rules", "RULES", OPTION_TEXT, 0, 0, "english",
     "english, pool, russian, brazilian, international or canadian, then what differs, as in "
     "english,size=10,repetition=3: size=N, crowning=ends|man|king, flying=on|off, "
     "backward=on|off, majority=on|off, quiet=N, quiet-reset=man-move|capture-or-crowning, "
     "repetition=N",
     AT(rules)},
    {"size", "N", OPTION_EVEN, CK_SIZE_MIN, CK_SIZE_MAX, NULL,
     "squares along an edge of the board; normally those of the rules", AT(size)},
    {"quiet", "N", OPTION_NUMBER, 0, CK_QUIET_LIMIT_MAX, "0",
     "quiet plies so far, normally those without a capture or a man move", AT(quiet)},
    {"quiet-limit", "N", OPTION_NUMBER, 0, CK_QUIET_LIMIT_MAX, NULL,
     "quiet plies after which the game is drawn, 0 for never; normally those of the rules",
     AT(quiet_limit)},
    {"format", "text|json", OPTION_CHOICE, 0, 0, "text", "how to print the results",
     AT(format)},

    {"depth", "N", OPTION_NUMBER, 1, CK_DEPTH_MAX, "6", "plies that a search looks ahead",
     AT(depth)},
    {"horizon", "N", OPTION_NUMBER, 1, CK_DEPTH_MAX, "4", "plies that the gate looks ahead",
     AT(horizon)},
    {"tolerance", "POINTS", OPTION_NUMBER, 0, CK_TOLERANCE_MAX, "50",
     "points that a move may trail the best one by; 100 are a man", AT(tolerance)},
    {"nodes", "N", OPTION_COUNT, 1, UINT64_MAX, NULL, "stop after so many positions",
     AT(nodes)},
    {"time", "SECONDS", OPTION_REAL, 0, 86400, NULL, "stop after so long; 0 for no limit",
     AT(seconds)},
    {"all", NULL, OPTION_SET, true, 0, NULL, "also show the exact value of every move",
     AT(all)},
    {"multipv", "N", OPTION_NUMBER, 1, CK_MOVES_MAX, NULL,
     "also show the exact values of the N best moves", AT(multipv)},
    {"eval", "SPEC", OPTION_TEXT, 0, 0, NULL,
     "the evaluation's weights: second, or any of man=100,king=150,advance=2,guard=10, which "
     "are the default",
     AT(eval)},
    {"hash", "MIB", OPTION_NUMBER, 0, CK_HASH_MAX, "16", "memory of the table of positions",
     AT(hash)},
    {"threads", "N", OPTION_NUMBER, 1, CK_THREADS_MAX, "1",
     "threads to work with; they change no result", AT(threads)},
    {"no-table", NULL, OPTION_BIT, CK_NO_TABLE, 0, NULL,
     "search without the table of positions", AT(off)},
    {"no-order", NULL, OPTION_BIT, CK_NO_ORDER, 0, NULL, "search without sorting the moves",
     AT(off)},
    {"no-pvs", NULL, OPTION_BIT, CK_NO_PVS, 0, NULL,
     "search without the zero windows of principal variation search", AT(off)},
    {"no-aspiration", NULL, OPTION_BIT, CK_NO_ASPIRATION, 0, NULL,
     "search without aspiration windows", AT(off)},
    {"no-killers", NULL, OPTION_BIT, CK_NO_KILLERS, 0, NULL, "search without killer moves",
     AT(off)},
    {"no-history", NULL, OPTION_BIT, CK_NO_HISTORY, 0, NULL,
     "search without the history of quiet moves", AT(off)},

    {"divide", NULL, OPTION_SET, true, 0, NULL,
     "the count behind each first move, and the total", AT(divide)},
    {"unique", NULL, OPTION_SET, true, 0, NULL,
     "count captures with the same result once, whatever their paths", AT(unique)},
    {"expect", "COUNT", OPTION_COUNT, 0, UINT64_MAX, NULL,
     "exit with 1 where the count at the last depth is another", AT(expect)},
    {"suite", NULL, OPTION_SET, true, 0, NULL, "run the published counts that are built in",
     AT(suite)},

    {"seed", "N", OPTION_COUNT, 0, UINT64_MAX, "1", "starts the generator of random numbers",
     AT(seed)},
    {"agents", "A,B", OPTION_TEXT, 0, 0, "gated,greedy",
     "who plays Red and who plays White; see \"checkers help agents\"", AT(agents)},
    {"level", "N", OPTION_NUMBER, 1, CK_LEVELS, NULL,
     "take the Red seat against a player of that strength; see \"checkers help agents\"",
     AT(level)},
    {"view", "auto|live|history|none", OPTION_CHOICE, 0, 0, "auto",
     "redraw the board in place, print frame after frame, or only the result; auto is live on "
     "a terminal, else history",
     AT(view)},
    {"delay", "SECONDS", OPTION_REAL, 0, 3600, "0.5", "how long the live view shows each move",
     AT(delay)},
    {"max-steps", "N", OPTION_NUMBER, 1, 1000000, NULL,
     "stop after so many plies; normally none, but 10000 where no rule draws the "
     "game and no person plays",
     AT(max_steps)},
    {"style", "auto|unicode|ascii", OPTION_CHOICE, 0, 0, "auto",
     "what the board is drawn with; auto asks the locale", AT(style)},
    {"color", "auto|always|never", OPTION_CHOICE, 0, 0, "auto",
     "whether to use colours; auto does on a terminal, unless NO_COLOR is set", AT(color)},
    {"coords", NULL, OPTION_SET, COORDS_ON, 0, NULL,
     "number the empty squares; normal where you have a seat", AT(coords)},
    {"no-coords", NULL, OPTION_SET, COORDS_OFF, 0, NULL, "do not number the squares",
     AT(coords)},

    {"openings", "N", OPTION_NUMBER, 1, CK_OPENINGS_MAX, "6",
     "openings of a pairing, each played with both colours", AT(openings)},
    {"opening-plies", "N", OPTION_NUMBER, 0, CK_OPENING_PLIES_MAX, "4",
     "random plies that make an opening", AT(opening_plies)},
    {"pairings", "A/B,...", OPTION_TEXT, 0, 0, NULL,
     "who plays whom, such as gated/greedy,search:depth=8/random; see \"checkers help agents\"",
     AT(pairings)},
    {"audit", NULL, OPTION_SET, true, 0, NULL,
     "prove each move of gated again by plain minimax; exit with 1 on a failure", AT(audit)},

    {"shard", "I/N", OPTION_TEXT, 0, 0, NULL,
     "do only the I-th of N shares of the work, for as many machines", AT(shard)},
    {"merge", NULL, OPTION_SET, true, 0, NULL,
     "print the report of the shards in FILES instead of playing", AT(merge)},

    {"signature", NULL, OPTION_SET, true, 0, NULL,
     "print only the number of nodes, which depends on no clock", AT(signature)},
    {"man", NULL, OPTION_SET, true, 0, NULL, "write the manual page, in troff", AT(man)},
    {"completion", NULL, OPTION_SET, true, 0, NULL, "write the completion script, for bash",
     AT(completion)},
    {"version", NULL, OPTION_SET, true, 0, NULL, "show the version", AT(version)},
    {"help", NULL, OPTION_SET, true, 0, NULL, "show this help", AT(help)},
};

enum { ROWS = sizeof table / sizeof *table };
_Static_assert((size_t)ROWS <= OPTIONS_MAX, "struct options has room for every row");

const struct option_row *option_rows(size_t *count)
{
    *count = ROWS;
    return table;
}

// The row of a name; NULL where there is none.
static const struct option_row *row_named(const char *name)
{
    for (size_t i = 0; i < ROWS; i++)
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    return NULL;
}

size_t option_uses(const struct command *command, struct option_use uses[OPTIONS_MAX])
{
    const char *blanks = " ", *c = command->options + strspn(command->options, blanks);
    size_t count = 0;
    while (*c) {
        char word[NAME_SIZE];
        size_t length = strcspn(c, blanks);
        assert(length < sizeof word && count + 1 < OPTIONS_MAX);
        snprintf(word, sizeof word, "%.*s", (int)length, c);
        c += length + strspn(c + length, blanks);

        char *own = strchr(word, '=');
        if (own)
            *own++ = '\0';
        struct option_use *use = &uses[count++];
        use->row = row_named(word);
        assert(use->row);
        const char *normal = own ? own : use->row->normal ? use->row->normal : "";
        snprintf(use->normal, sizeof use->normal, "%s", normal);
    }
    uses[count].row = row_named("help");
    uses[count].normal[0] = '\0';
    return count + 1;
}

// Reads digits, all of the text. False for any other text and above UINT64_MAX.
static bool digits_read(const char *text, uint64_t *number)
{
    if (*text == '\0' || text[strspn(text, "0123456789")] != '\0')
        return false;
    errno = 0;
    *number = strtoull(text, NULL, 10);
    return errno == 0;
}

// Writes what numbers are allowed, such as " from 1 to 128"; the greatest of all as what it is.
static void range_write(char *text, size_t size, uint64_t min, uint64_t max)
{
    if (max < UINT64_MAX)
        snprintf(text, size, " from %" PRIu64 " to %" PRIu64, min, max);
    else
        snprintf(text, size, " from %" PRIu64 " to 2^64 - 1", min);
}

// Says on stderr that `what` takes a `kind` of number within its range. Returns false.
static bool refuse(const char *what, const char *kind, uint64_t min, uint64_t max,
                   const char *text)
{
    char range[64];
    range_write(range, sizeof range, min, max);
    fail("%s takes %s number%s, not \"%s\"", what, kind, range, text);
    return false;
}

bool number_read(const char *what, const char *text, uint64_t min, uint64_t max,
                 uint64_t *number)
{
    if (digits_read(text, number) && *number >= min && *number <= max)
        return true;
    return refuse(what, "a whole", min, max, text);
}

static bool even_read(const char *what, const char *text, uint64_t min, uint64_t max,
                      uint64_t *number)
{
    if (digits_read(text, number) && *number >= min && *number <= max && *number % 2 == 0)
        return true;
    return refuse(what, "an even", min, max, text);
}

static bool real_read(const char *what, const char *text, uint64_t min, uint64_t max,
                      double *number)
{
    char *end;
    if (*text != '\0' && text[strspn(text, "0123456789.")] == '\0') {
        *number = strtod(text, &end);
        if (end != text && *end == '\0' && *number >= (double)min && *number <= (double)max)
            return true;
    }
    return refuse(what, "a", min, max, text);
}

// Finds the place of a text in a list such as "text|json".
static bool choice_read(const char *what, const char *text, const char *list, int *place)
{
    *place = 0;
    for (const char *choice = list; *choice; ++*place) {
        size_t length = strcspn(choice, "|");
        if (length == strlen(text) && strncmp(choice, text, length) == 0)
            return true;
        choice += length;
        choice += *choice == '|';
    }
    fail("%s takes one of %s, not \"%s\"", what, list, text);
    return false;
}

// Stores what a text says for a row. False once it has said what is wrong.
static bool store(struct options *options, const struct option_row *row, const char *text)
{
    void *field = (char *)options + row->offset;
    char what[NAME_SIZE + 2];
    uint64_t number = 0;
    snprintf(what, sizeof what, "--%s", row->name);
    switch (row->type) {
    case OPTION_TEXT:
        *(const char **)field = text;
        return true;
    case OPTION_NUMBER:
        if (!number_read(what, text, row->min, row->max, &number))
            return false;
        *(int *)field = (int)number;
        return true;
    case OPTION_EVEN:
        if (!even_read(what, text, row->min, row->max, &number))
            return false;
        *(int *)field = (int)number;
        return true;
    case OPTION_COUNT:
        return number_read(what, text, row->min, row->max, field);
    case OPTION_REAL:
        return real_read(what, text, row->min, row->max, field);
    case OPTION_CHOICE:
        return choice_read(what, text, row->metavar, field);
    case OPTION_SET:
        *(int *)field = (int)row->min;
        return true;
    case OPTION_BIT:
        *(int *)field |= (int)row->min;
        return true;
    }
    return false;
}

// Fills in what holds where nothing is given: of all rows, then of the command's own, which
// are no texts, for those would not outlive `uses`.
static void fill(struct options *options, const struct option_use *uses, size_t count)
{
    memset(options, 0, sizeof *options);
    for (size_t i = 0; i < ROWS; i++)
        if (table[i].normal)
            store(options, &table[i], table[i].normal);
    for (size_t i = 0; i < count; i++)
        if (uses[i].row->type != OPTION_TEXT && uses[i].normal[0] != '\0')
            store(options, uses[i].row, uses[i].normal);
}

// Says what is wrong with a long option that getopt_long did not take.
static void refuse_word(const struct command *command, const struct option_use *uses,
                        size_t count, const char *word)
{
    const char *names[OPTIONS_MAX];
    char name[NAME_SIZE], help[64];
    bool own = false;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word + 2, "="), word + 2);
    snprintf(help, sizeof help, "checkers help%s%s", command->run ? " " : "",
             command->run ? command->name : "");
    for (size_t i = 0; i < count; i++) {
        names[i] = uses[i].row->name;
        own = own || strcmp(names[i], name) == 0;
    }
    if (!own && row_named(name) && command->run) {
        fail("%s has no option --%s; see \"%s\"", command->name, name, help);
    } else if (!own && row_named(name)) {
        fail("--%s belongs behind a command; see \"%s\"", name, help);
    } else {
        int found = name_find("option", "--", name, help, names, count);
        if (found != NAME_UNKNOWN)
            fail("--%s takes no value", names[found]);
    }
}

// Says what is wrong with what getopt_long answered by this code.
static void refuse_option(const struct command *command, const struct option_use *uses,
                          size_t count, int code, const char *word)
{
    if (code == ':') {
        const struct option_row *row = uses[optopt - FIRST_CODE].row;
        fail("--%s needs a value: --%s %s", row->name, row->name, row->metavar);
    } else if (optopt > 0 && optopt < FIRST_CODE) {
        fail("unknown option \"-%c\"; options are words, such as --help", optopt);
    } else {
        refuse_word(command, uses, count, word);
    }
}

bool options_read(struct options *options, const struct command *command, int argc, char **argv,
                  int *arguments)
{
    struct option_use uses[OPTIONS_MAX];
    struct option longs[OPTIONS_MAX + 1] = {{0}};
    size_t count = option_uses(command, uses);
    for (size_t i = 0; i < count; i++)
        longs[i] = (struct option){uses[i].row->name,
                                   uses[i].row->metavar ? required_argument : no_argument, NULL,
                                   FIRST_CODE + (int)i};
    fill(options, uses, count);
    *arguments = 0;
    opterr = 0;
    for (int code; (code = getopt_long(argc, argv, "-:h", longs, NULL)) != -1;) {
        if (code == ARGUMENT_CODE) {
            argv[(*arguments)++] = optarg;
        } else if (code == HELP_LETTER) {
            options->help = true;
        } else if (code >= FIRST_CODE) {
            const struct option_row *row = uses[code - FIRST_CODE].row;
            if (!store(options, row, optarg))
                return false;
            options->given[row - table] = true;
        } else {
            refuse_option(command, uses, count, code, argv[optind - 1]);
            return false;
        }
    }
    while (optind < argc)
        argv[(*arguments)++] = argv[optind++];
    return true;
}

bool options_given(const struct options *options, const char *name)
{
    const struct option_row *row = row_named(name);
    assert(row);
    return options->given[row - table];
}
