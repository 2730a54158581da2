// SPDX-License-Identifier: MIT
//
// Chooses the instance for a board.
#include "core/core.h"

// Whether moves are those of English draughts. Men that jump forward only cannot jump on from
// the far row, so it is the same whether they would do so as men.
static bool is_english(const ck_rules *r)
{
    return r->crowning != CK_CROWNING_KING && !r->flying && !r->backward && !r->majority &&
           r->quiet_reset == CK_RESET_MAN_MOVE;
}

const struct core *ck_core_for(const ck_rules *rules)
{
    int size = rules->size;
    if (size == 8 && is_english(rules)) {
#ifdef HAVE_POPCNT_CORE
        if (__builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi"))
            return &ck_core_8_popcnt;
#endif
        return &ck_core_8;
    }
    return size <= 10   ? &ck_core_1
           : size <= 22 ? &ck_core_4
           : size <= 44 ? &ck_core_16
           : size <= 64 ? &ck_core_33
                        : &ck_core_129;
}
