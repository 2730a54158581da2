// SPDX-License-Identifier: MIT
//
// A line on a terminal that says how far a long run is.
#define _POSIX_C_SOURCE 200809L

#include "progress.h"
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

void progress_start(struct progress *progress)
{
    const double patience = 0.5;
    *progress = (struct progress){.terminal = isatty(STDERR_FILENO), .next = now() + patience};
}

void progress_games(void *context, size_t finished, size_t games)
{
    const double pause = 0.1;
    struct progress *progress = context;
    double time = now();
    if (!progress->terminal || time < progress->next)
        return;
    progress->next = time + pause;
    progress->width = fprintf(stderr, "\r%zu of %zu games", finished, games) - 1;
    fflush(stderr);
}

void progress_end(struct progress *progress)
{
    if (progress->width > 0)
        fprintf(stderr, "\r%*s\r", progress->width, "");
    progress->width = 0;
}
