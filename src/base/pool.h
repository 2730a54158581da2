// SPDX-License-Identifier: MIT
//
// Independent tasks, shared out among threads.
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include <checkers/status.h>
#include <stddef.h>

enum { POOL_THREADS_MAX = 256 };

// The stack of each thread but the calling one, in bytes. On the widest board a ply of perft
// takes 50 KB and the longest capture 1 MB; a system's default may be a fraction of that.
enum { POOL_STACK = 8 << 20 };

// Does one task. `worker` tells apart the threads that run at the same time, from 0.
typedef enum ck_status (*ck_task)(void *context, int worker, size_t index);

// Does tasks 0..count-1 with at most so many threads (1..POOL_THREADS_MAX), the calling one
// among them. Where a thread cannot be started, the others do its work. Returns the failure of
// the lowest task that failed, so that the answer does not depend on the threads; tasks after a
// failure may be left out.
enum ck_status ck_pool_run(int threads, size_t count, ck_task task, void *context);

#endif
