// SPDX-License-Identifier: MIT
//
// What a position is made of, for the floors that hand it to a core.
#ifndef GAME_POSITION_H
#define GAME_POSITION_H

#include <checkers/position.h>

#include "core/core.h"
#include <stdatomic.h>

// What a position has in common with its copies, in whatever thread they are.
struct setting {
    atomic_size_t users;
    ck_rules rules;
    max_align_t board[]; // a struct board of the core
};

struct ck_position {
    const struct core *core;
    struct setting *setting;
    max_align_t state[]; // a struct state of the core
};

static inline struct state *position_state(ck_position *p)
{
    return (struct state *)(void *)p->state;
}

static inline const struct state *position_state_const(const ck_position *p)
{
    return (const struct state *)(const void *)p->state;
}

#endif
