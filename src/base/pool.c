// SPDX-License-Identifier: MIT
//
// Threads that take the next task until none is left.
#include "base/pool.h"
#include <pthread.h>

struct pool {
    pthread_mutex_t lock;
    size_t next, count;
    size_t failed; // the lowest task that failed, or count
    enum ck_status status;
    ck_task task;
    void *context;
};

struct worker {
    struct pool *pool;
    int number;
    pthread_t thread;
};

// The next task to do, or count. Tasks are handed out in order, so every task below a failed
// one has been handed out by then, and is finished.
static size_t next_task(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    size_t index = p->status == CK_OK && p->next < p->count ? p->next++ : p->count;
    pthread_mutex_unlock(&p->lock);
    return index;
}

static void *work(void *argument)
{
    struct worker *w = argument;
    struct pool *p = w->pool;
    for (size_t index; (index = next_task(p)) < p->count;) {
        enum ck_status status = p->task(p->context, w->number, index);
        if (status == CK_OK)
            continue;
        pthread_mutex_lock(&p->lock);
        if (index < p->failed) {
            p->failed = index;
            p->status = status;
        }
        pthread_mutex_unlock(&p->lock);
    }
    return NULL;
}

enum ck_status ck_pool_run(int threads, size_t count, ck_task task, void *context)
{
    struct pool p = {.count = count, .failed = count, .task = task, .context = context};
    struct worker workers[POOL_THREADS_MAX];
    int started = 1;
    pthread_attr_t attributes;
    pthread_mutex_init(&p.lock, NULL);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, POOL_STACK);
    workers[0] = (struct worker){.pool = &p, .number = 0};
    for (; started < threads && (size_t)started < count; started++) {
        workers[started] = (struct worker){.pool = &p, .number = started};
        if (pthread_create(&workers[started].thread, &attributes, work, &workers[started]) != 0)
            break;
    }
    pthread_attr_destroy(&attributes);
    work(&workers[0]);
    while (--started > 0)
        pthread_join(workers[started].thread, NULL);
    pthread_mutex_destroy(&p.lock);
    return p.status;
}
