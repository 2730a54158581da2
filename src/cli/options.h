// SPDX-License-Identifier: MIT
//
// The options of all commands: rows of data, and the record that holds their values.
//
// getopt_long's array, the help text, the checks of ranges, the man page and the completion are
// all made from the rows. An option exists once, however many commands take it.
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OPTIONS_MAX = 64 };

// The value of a choice is its place in the row's list of choices.
enum format { FORMAT_TEXT, FORMAT_JSON };
enum view { VIEW_AUTO, VIEW_LIVE, VIEW_HISTORY, VIEW_NONE };
enum style { STYLE_AUTO, STYLE_UNICODE, STYLE_ASCII };
enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };
enum coords { COORDS_AUTO, COORDS_ON, COORDS_OFF };

struct options {
    // the position
    const char *fen;   // NULL: the start position
    const char *moves; // played from there; NULL: none
    const char *rules; // as ck_rules_read
    int size;          // where it is given: instead of that of the rules
    int quiet;         // plies counted so far
    int quiet_limit;   // as size; 0 = never drawn
    int format;        // enum format
    // searches
    int depth;
    int horizon;
    int tolerance; // points
    uint64_t nodes;
    double seconds;
    int all;
    int multipv;      // 0: the best alone
    const char *eval; // NULL: ck_weights_default
    int hash;         // MiB
    int threads;
    int off; // CK_NO_... bits
    // perft
    int divide;
    int unique;
    uint64_t expect;
    int suite;
    // games
    uint64_t seed;
    const char *agents; // "A,B": Red, White
    int level;          // 0: none
    int view;           // enum view
    double delay;       // seconds
    int max_steps;      // plies; 0 = until the game is over
    int style;          // enum style
    int color;          // enum color
    int coords;         // enum coords
    // report
    int openings;
    int opening_plies;
    const char *pairings; // NULL: those of ck_report_defaults
    int audit;
    int merge;
    const char *shard; // "I/N", also of perft; NULL: all of it
    // bench and help
    int signature;
    int man;
    int completion;
    int help;
    int version;

    bool given[OPTIONS_MAX]; // by row: whether the user wrote it; see options_given
};

enum option_type {
    OPTION_TEXT,   // const char *: any text
    OPTION_NUMBER, // int: a whole number from min to max
    OPTION_EVEN,   // int: the same, even
    OPTION_COUNT,  // uint64_t: a whole number from min to max
    OPTION_REAL,   // double: a decimal number from min to max
    OPTION_CHOICE, // int: the place in `metavar`, a list such as "text|json"
    OPTION_SET,    // int: takes no argument and stores `min`
    OPTION_BIT,    // int: takes no argument and sets the bits of `min`
};

struct option_row {
    const char *name;    // without the dashes
    const char *metavar; // what stands for its argument in help texts; NULL without one
    enum option_type type;
    uint64_t min, max;
    const char *normal; // what is taken where it is not given, as text; NULL: nothing, 0
    const char *help;
    size_t offset; // of its value in struct options
};

struct command;

// The table of options, `count` rows.
const struct option_row *option_rows(size_t *count);

// One option as a command takes it: its row and the command's own default.
struct option_use {
    const struct option_row *row;
    char normal[32]; // "" where there is none
};

// Lists the options of a command in its order, --help last. Returns how many.
size_t option_uses(const struct command *command, struct option_use uses[OPTIONS_MAX]);

// Reads the command line argv[0..argc), argv[0] being the command's name. The arguments that
// are no options are moved to argv[0..*arguments). False once it has said what is wrong on
// stderr.
bool options_read(struct options *options, const struct command *command, int argc, char **argv,
                  int *arguments);

// Whether the user wrote the option of that name.
bool options_given(const struct options *options, const char *name);

// Reads a whole number from min to max out of a text such as an argument. False once it has
// said on stderr what `what` takes.
bool number_read(const char *what, const char *text, uint64_t min, uint64_t max,
                 uint64_t *number);

#endif
