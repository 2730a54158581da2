// SPDX-License-Identifier: MIT
//
// A line on a terminal that says how far a long run is, and is gone when it ends.
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

struct progress {
    bool terminal; // whether stderr is one: else nothing is shown
    double next;   // when the line is to be drawn anew, on a clock that only goes forward
    int width;     // of the line that is there, 0 where none is
};

// Starts a run; nothing is shown of a short one.
void progress_start(struct progress *progress);

// Shows "12 of 48 games". The context is the struct progress.
void progress_games(void *context, size_t finished, size_t games);

// Erases the line.
void progress_end(struct progress *progress);

#endif
