// SPDX-License-Identifier: MIT
//
// Chooses the instance for a board.
#include "core/core.h"

const struct core *ck_core_for(int size)
{
#ifdef HAVE_POPCNT_CORE
    if (size == 8 && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi"))
        return &ck_core_8_popcnt;
#endif
    return size == 8    ? &ck_core_8
           : size <= 10 ? &ck_core_1
           : size <= 22 ? &ck_core_4
                        : &ck_core_129;
}
